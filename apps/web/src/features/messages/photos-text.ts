import { counted } from '@posedown/coaching';
/** Text such as 'Photo' or '2 photos'. */
export const photosText = (count: number) => (count === 1 ? 'Photo' : counted(count, 'photo'));
