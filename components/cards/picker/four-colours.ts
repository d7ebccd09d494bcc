import { useEffect, useState } from 'preact/hooks';
import { remembered } from '#components/storage/remembered.ts';

const choice = remembered('four-colours');

/** Does the reader want four colours for the four suits? The whole page follows, by a class on <html>. */
export function useFourColours(): boolean {
  const [four, setFour] = useState(false);
  useEffect(() => {
    const follow = (text: string): void => {
      setFour(text === 'yes');
      document.documentElement.classList.toggle('four', text === 'yes');
    };
    follow(choice.get());
    return choice.listen(follow);
  }, []);
  return four;
}

export function rememberFourColours(wanted: boolean): void {
  choice.set(wanted ? 'yes' : '');
}
