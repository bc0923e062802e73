import { counted } from '@posedown/coaching';
/** 'Photo', '2 photos' */
export const photosWords = (count: number) => (count === 1 ? 'Photo' : counted(count, 'photo'));
