import { serverTime } from '../../../lib/clock/server-time.ts';
import { useToday } from '../../../lib/clock/use-today.ts';
import { deviceTimeZone } from '../../../lib/device-time-zone.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { FilterButtons } from '../../../ui/parts/filter-buttons.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { lastDay, quickTimes, type SendTime } from './send-time.ts';

/** When a message is sent: one of the usual times, or any day and time. */
export function SendTimeFields({ form }: { form: Form<SendTime> }) {
  const today = useToday();
  const { day, clock } = form.values;
  const usual = quickTimes(serverTime());
  return (
    <Stack gap="sm">
      <FilterButtons
        label="Usual times"
        choices={usual.map(({ label }) => ({ value: label, label }))}
        chosen={usual.find(({ time }) => time.day === day && time.clock === clock)?.label}
        onChoose={(chosen) => {
          const time = usual.find(({ label }) => label === chosen)?.time;
          if (time) form.setValues(time);
        }}
      />
      <Grid columns={2}>
        <DayField {...fieldProps(form, 'day')} label="Day" min={today} max={lastDay(today)} />
        <TextField {...fieldProps(form, 'clock')} label="Time" type="time" />
      </Grid>
      <Text size="sm" muted>
        In your time zone: {deviceTimeZone()}.
      </Text>
    </Stack>
  );
}
