const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of the message that the address names. Anything else is ignored, and the thread opens at its end. */
export const readShownMessage = (message: string | undefined): string | undefined =>
  message && ID.test(message) ? message : undefined;
