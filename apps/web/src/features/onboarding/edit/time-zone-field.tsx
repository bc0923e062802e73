import { deviceTimeZone } from '../../../lib/device-time-zone.ts';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

interface TimeZoneFieldProps {
  form: ProfileForm;
  /** Whether it is the device of the athlete. */
  isOwn: boolean;
}

/** Whose clock the days go by: who moves, or signed up on a journey, sets it right here. */
export function TimeZoneField({ form, isOwn }: TimeZoneFieldProps) {
  const { timezone } = form.values;
  const here = deviceTimeZone();
  const isElsewhere = isOwn && timezone !== here;
  return (
    <SelectField
      {...fieldProps(form, 'timezone')}
      label="Time zone"
      choices={zonesWith(timezone).map((zone) => ({ value: zone, label: zoneName(zone) }))}
      hint={
        isElsewhere
          ? `This device is in ${zoneName(here)}.`
          : 'Days begin and end at midnight there.'
      }
    />
  );
}

/** Every zone the browser knows, and the one that is set: it may go by an older name. */
const zonesWith = (zone: string) => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone]),
];

const zoneName = (zone: string) => zone.replaceAll('_', ' ');
