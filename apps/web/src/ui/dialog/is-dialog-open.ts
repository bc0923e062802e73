/** Whether a dialog is open above the page. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether a dialog that needs an answer is open above the page. The menu needs none. */
export const isDialogPending = (): boolean =>
  document.querySelector('dialog[open]:not([data-menu])') !== null;
