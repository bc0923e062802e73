export type { Message } from '@posedown/contract';

/* As the server has them in the contract, whose schemas are too heavy for the first scripts. */
export const MESSAGE_MAX_LENGTH = 5000;
export const MESSAGE_EDIT_MINUTES = 15;
export const MESSAGE_MOST_PHOTOS = 4;
