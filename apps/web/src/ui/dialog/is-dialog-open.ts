/** Whether a dialog lies above the page. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether a dialog lies above the page that has to be answered first. The menu asks nothing. */
export const isDialogPending = (): boolean =>
  document.querySelector('dialog[open]:not([data-menu])') !== null;
