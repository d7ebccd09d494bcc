/**
 * A step in the history for as long as the search is open, so that Back closes it without leaving the page: on a phone that is
 * how a reader closes what covers a page. Only browsers on Android close a dialog so by themselves (ADR 18).
 */

/** The state of that history step. */
const OPEN = 'search';

export interface SearchStep {
  /** The dialog is open. */
  take(): void;
  /** Closes it and goes to a place, replacing the step: Back leads from there to the page, without the dialog. */
  leaveFor(place: string): void;
}

export function searchStepOf(dialog: HTMLDialogElement): SearchStep {
  let leaving = false;
  const isHere = (): boolean => history.state === OPEN;

  function take(): void {
    // The step survives a reload, and is still there while it is being left.
    if (!isHere()) history.pushState(OPEN, '');
  }

  dialog.addEventListener('close', () => {
    if (!isHere()) return;
    leaving = true;
    history.back();
  });
  addEventListener('popstate', () => {
    // The dialog may have been opened again by now.
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
