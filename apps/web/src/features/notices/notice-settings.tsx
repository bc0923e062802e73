import {
  ATHLETE_NOTICES,
  COACH_NOTICES,
  DIGEST_HOUR_LIMIT,
  type NoticeKind,
} from '@posedown/coaching';
import type { NoticeSettings } from '@posedown/contract';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';
import { TickList } from '../../ui/parts/tick-list.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { useChangeNoticeSettings, useNoticeSettings } from './api.ts';
import { KIND_NAMES } from './notice-text.ts';

const NOT_SAVED = 'We couldn’t save your choice. Check your connection, then try again.';

const HOURS = Array.from({ length: DIGEST_HOUR_LIMIT.max + 1 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** Which notices the user wants. Each choice is saved at once. */
export function NoticeSettingsCard() {
  const settings = useNoticeSettings();
  return (
    <Card as="section" labelledBy="notice-settings" gap="md">
      <SectionHeader
        id="notice-settings"
        title="Notices"
        intro="What appears in your list of notices."
      />
      {settings.data ? (
        <Choices settings={settings.data} />
      ) : (
        <QueryFallback query={settings} what="your choices">
          <Skeleton height="16rem" />
        </QueryFallback>
      )}
    </Card>
  );
}

function Choices({ settings }: { settings: NoticeSettings }) {
  const { role } = useSignedInUser();
  const change = useChangeNoticeSettings();
  const kinds: readonly NoticeKind[] = role === 'coach' ? COACH_NOTICES : ATHLETE_NOTICES;
  const { off, digestHour } = settings;
  const save = (next: Partial<NoticeSettings>) =>
    change.mutate({ ...settings, ...next }, { onError: (error) => showError(error, NOT_SAVED) });
  return (
    <>
      <TickList
        isChoice
        label="Notices"
        items={kinds.map((kind) => ({ key: kind, text: KIND_NAMES[kind] }))}
        done={kinds.filter((kind) => !off.includes(kind))}
        onTick={(key, isOn) => {
          const kind = kinds.find((each) => each === key);
          const others = off.filter((each) => each !== key);
          if (kind) save({ off: isOn ? others : [...others, kind] });
        }}
      />
      {role === 'coach' && !off.includes('overdue_digest') && (
        <SelectField
          label="Overdue check-ins arrive at"
          name="digestHour"
          choices={HOURS}
          value={String(digestHour)}
          onChange={(hour) => save({ digestHour: Number(hour) })}
        />
      )}
    </>
  );
}
