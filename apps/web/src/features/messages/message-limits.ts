export type { Message } from '@posedown/contract';

/* Copies of the contract’s limits: importing its schemas would bloat the first scripts. */
export const MESSAGE_MAX_LENGTH = 5000;
export const MESSAGE_EDIT_MINUTES = 15;
export const MESSAGE_MOST_PHOTOS = 4;
