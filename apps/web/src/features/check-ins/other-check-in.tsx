import type { CheckIn, Units } from '@posedown/contract';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { saidOf } from './check-in-words.ts';

interface OtherCheckInProps {
  checkIn: CheckIn;
  units: Units;
}

/** What another device said of the day meanwhile. */
export const OtherCheckIn = ({ checkIn, units }: OtherCheckInProps) => (
  <FormNotice>
    You checked in for this day on another device: {saidOf(checkIn, units).join(', ')}. Saving again
    replaces it with what stands here.
  </FormNotice>
);
