import { ATHLETE_NOTICES, COACH_NOTICES, HOUR_LIMIT, type NoticeKind } from '@posedown/coaching';
import type { NoticeSettings, noticeEndpoints, ReplyOf } from '@posedown/contract';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';
import { Heading, Text } from '../../ui/parts/text.tsx';
import { TickList } from '../../ui/parts/tick-list.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { useChangeNoticeSettings, useNoticeSettings, usePushDevices } from './api.ts';
import { KIND_NAMES } from './notice-text.ts';
import { DevicePart } from './push/device-part.tsx';

const NOT_SAVED = 'We couldn’t save your choice. Check your connection, then try again.';

const HOURS = Array.from({ length: HOUR_LIMIT.max + 1 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** Which notices the user wants. Each choice is saved at once. */
export function NoticeSettingsCard() {
  const settings = useNoticeSettings();
  const push = usePushDevices();
  return (
    <Card as="section" labelledBy="notice-settings" gap="md">
      <SectionHeader
        id="notice-settings"
        title="Notices"
        intro="What you’re notified of, and how."
      />
      {settings.data && !push.isLoading ? (
        <Choices settings={settings.data} push={push.data ?? null} />
      ) : (
        <QueryFallback query={settings} what="your choices">
          <Skeleton height="40rem" />
        </QueryFallback>
      )}
    </Card>
  );
}

interface ChoicesProps {
  settings: NoticeSettings;
  /** Null while offline. */
  push: ReplyOf<typeof noticeEndpoints.pushDevices> | null;
}

function Choices({ settings, push }: ChoicesProps) {
  const { role } = useSignedInUser();
  const change = useChangeNoticeSettings();
  const kinds: readonly NoticeKind[] = role === 'coach' ? COACH_NOTICES : ATHLETE_NOTICES;
  const { off, digestHour, email } = settings;
  const pushed = push?.devices.length ? settings.push : undefined;
  const on = kinds.filter((kind) => !off.includes(kind));
  const save = (next: Partial<NoticeSettings>) =>
    change.mutate({ ...settings, ...next }, { onError: (error) => showError(error, NOT_SAVED) });
  return (
    <>
      <KindList
        title="In the app"
        kinds={kinds}
        on={on}
        onChange={(kind, isOn) => save({ off: toggle(off, kind, !isOn) })}
      />
      {role === 'coach' && !off.includes('overdue_digest') && (
        <HourField
          label="Overdue check-ins arrive at"
          value={digestHour}
          onChange={(hour) => save({ digestHour: hour })}
        />
      )}
      {push && <DevicePart {...push} />}
      {pushed && on.length > 0 && (
        <KindList
          title="On your devices"
          kinds={on}
          on={pushed}
          onChange={(kind, isOn) => save({ push: toggle(pushed, kind, isOn) })}
        />
      )}
      {email && on.length > 0 && (
        <KindList
          title="By email"
          kinds={on}
          on={email}
          onChange={(kind, isOn) => save({ email: toggle(email, kind, isOn) })}
        />
      )}
      <QuietHours
        settings={settings}
        isNeeded={Boolean(email?.length || pushed?.length)}
        onChange={(quietHours) => save({ quietHours })}
      />
    </>
  );
}

const toggle = (kinds: readonly NoticeKind[], kind: NoticeKind, isIn: boolean): NoticeKind[] => [
  ...kinds.filter((each) => each !== kind),
  ...(isIn ? [kind] : []),
];

interface KindListProps {
  title: string;
  kinds: readonly NoticeKind[];
  on: readonly NoticeKind[];
  onChange: (kind: NoticeKind, isOn: boolean) => void;
}

function KindList({ title, kinds, on, onChange }: KindListProps) {
  return (
    <Stack gap="xs">
      <Heading as="h3">{title}</Heading>
      <TickList
        isChoice
        label={title}
        items={kinds.map((kind) => ({ key: kind, text: KIND_NAMES[kind] }))}
        done={on}
        onTick={(key, isOn) => {
          const kind = kinds.find((each) => each === key);
          if (kind) onChange(kind, isOn);
        }}
      />
    </Stack>
  );
}

interface QuietHoursProps {
  settings: NoticeSettings;
  isNeeded: boolean;
  onChange: (hours: NonNullable<NoticeSettings['quietHours']>) => void;
}

function QuietHours({ settings: { quietHours }, isNeeded, onChange }: QuietHoursProps) {
  if (!quietHours || !isNeeded) return null;
  const { from, to } = quietHours;
  return (
    <Stack gap="xs">
      <Grid columns={2}>
        <HourField
          label="Quiet hours from"
          value={from}
          onChange={(hour) => onChange({ from: hour, to })}
        />
        <HourField label="Until" value={to} onChange={(hour) => onChange({ from, to: hour })} />
      </Grid>
      <Text size="sm" muted>
        {from === to
          ? 'Emails and notices on your devices arrive at any time.'
          : 'Emails and notices on your devices wait until then, in your time zone. You won’t get one for a notice you’ve read.'}
      </Text>
    </Stack>
  );
}

interface HourFieldProps {
  label: string;
  value: number;
  onChange: (hour: number) => void;
}

const HourField = ({ label, value, onChange }: HourFieldProps) => (
  <SelectField
    label={label}
    name={label}
    choices={HOURS}
    value={String(value)}
    onChange={(hour) => onChange(Number(hour))}
  />
);
