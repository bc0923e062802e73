/** Whether a dialog is open above the page. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether a dialog other than the menu is open above the page. */
export const isDialogPending = (): boolean =>
  document.querySelector('dialog[open]:not([data-menu])') !== null;
