/**
 * A step in the history for as long as the search is open, so that Back closes it and stays: on a phone that is how one leaves what
 * covers a page. Of the browsers only those on Android close a dialog so by themselves (ADR 18).
 */

/** What the history holds of the step. */
const OPEN = 'search';

export interface Step {
  /** The dialog is open. */
  take(): void;
  /** Closes it and goes on to a place, in place of the step: Back leads from there to the page, without the dialog. */
  leaveFor(place: string): void;
}

export function stepOf(dialog: HTMLDialogElement): Step {
  let leaving = false;
  const isHere = (): boolean => history.state === OPEN;

  function take(): void {
    // It is there after a reload, too, and while it is being left.
    if (!isHere()) history.pushState(OPEN, '');
  }

  dialog.addEventListener('close', () => {
    if (!isHere()) return;
    leaving = true;
    history.back();
  });
  addEventListener('popstate', () => {
    // Whoever asks again at once has it open again by now.
    if (leaving && dialog.open) take();
    else if (isHere() && !dialog.open) dialog.showModal();
    else if (!leaving) dialog.close();
    leaving = false;
  });

  return {
    take,
    leaveFor(place) {
      history.replaceState(null, '');
      dialog.close();
      location.replace(place);
    },
  };
}
