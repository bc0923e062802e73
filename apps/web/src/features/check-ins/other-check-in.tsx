import type { CheckIn, Units } from '@posedown/contract';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { saidOf } from './check-in-words.ts';

interface OtherCheckInProps {
  checkIn: CheckIn;
  units: Units;
}

/** The check-in that another device saved for the day in the meantime. */
export const OtherCheckIn = ({ checkIn, units }: OtherCheckInProps) => (
  <FormNotice>
    You checked in for this day on another device: {saidOf(checkIn, units).join(', ')}. Saving again
    overwrites it with this version.
  </FormNotice>
);
