/** Whether a dialog lies above the page, and wants its answer first. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
