export type { Message } from '@posedown/contract';

/* Copies of the contract's limits. Importing its schemas would make the first scripts too large. */
export const MESSAGE_MAX_LENGTH = 5000;
export const MESSAGE_EDIT_MINUTES = 15;
export const MESSAGE_MAX_PHOTOS = 4;
