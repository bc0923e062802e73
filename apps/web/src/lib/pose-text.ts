import type { Photo, PhotoPose } from '@posedown/contract';
import { formatDay } from './days.ts';

/** The names of the poses, in line-up order. */
const POSE_LABELS: Record<PhotoPose, string> = {
  front: 'Front',
  side: 'Side',
  back: 'Back',
  front_double_bicep: 'Front Double Bicep',
  front_lat_spread: 'Front Lat Spread',
  side_chest: 'Side Chest',
  back_double_bicep: 'Back Double Bicep',
  back_lat_spread: 'Back Lat Spread',
  side_tricep: 'Side Tricep',
  abs_and_thighs: 'Abs & Thighs',
  most_muscular: 'Most Muscular',
};

export const POSE_ORDER = Object.keys(POSE_LABELS) as PhotoPose[];

export const poseText = (pose: PhotoPose | null) => (pose ? POSE_LABELS[pose] : 'No pose');

export const POSE_CHOICES = POSE_ORDER.map((pose) => ({ value: pose, label: POSE_LABELS[pose] }));

/** Text such as 'Front, 21 Nov 2026'. */
export const photoText = ({ pose, date }: Pick<Photo, 'pose' | 'date'>) =>
  `${poseText(pose)}, ${formatDay(date)}`;
