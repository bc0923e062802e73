export type { Message } from '@posedown/contract';

/* Copies of the contract's limits. Importing its schemas would make the first scripts too large. */
export const MESSAGE_MAX_LENGTH = 5000;
export const MESSAGE_EDIT_MINUTES = 15;
export const MESSAGE_MAX_PHOTOS = 4;
export const MESSAGE_MAX_RECIPIENTS = 200;
/** Each is stored on the device until it is sent, so many must be short. */
export const MESSAGE_TO_MANY_MAX_LENGTH = 2000;
export const MESSAGE_SEARCH_MIN = 2;
export const SNIPPET_NAME_MAX = 40;
export const SNIPPET_TEXT_MAX = 2000;
