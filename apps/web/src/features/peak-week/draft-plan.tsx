import { conditionsText, HEALTH_CONDITIONS, type HealthCondition } from '@posedown/coaching';
import { type FormEvent, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { numberField } from '../../lib/form/number-field.ts';
import { ChipsField } from '../../ui/form/chips-field.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Caution } from '../../ui/parts/caution.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { type PeakWeekKey, useDraftPeakWeek } from './api.ts';

const REHEARSED = [
  { value: 'no', label: 'Not rehearsed' },
  { value: 'yes', label: 'Rehearsed' },
] as const;

/** No one eats less than 100 mg of sodium a day, so '2.300' is 2,300 mg. */
const SODIUM = numberField(
  { min: 0, max: 20_000 },
  { unit: 'mg', likelyFrom: 100, storedDigits: 0 },
);

interface DraftPlanProps {
  place: PeakWeekKey;
  /** The version of the current draft, if any. */
  version: number | undefined;
  /** Recorded conditions without a clinician's agreement. */
  barredBy: readonly HealthCondition[];
  /** Why an open hold blocks the peak week; null if none does. */
  holdReason: string | null;
  /** False if a coach drafts it for an athlete. */
  isOwn: boolean;
}

/** Drafts a peak week, from a few answers and the diary. */
export function DraftPlan({ place, version, barredBy, holdReason, isOwn }: DraftPlanProps) {
  const [conditions, setConditions] = useState<HealthCondition[]>([]);
  const [rehearsed, setRehearsed] = useState<'yes' | 'no'>('no');
  const [sodium, setSodium] = useState('');
  const draftPlan = useDraftPeakWeek(place);
  const wrongSodium = SODIUM.error(sodium);

  // Announces the reason again on each attempt while conditions block the plan.
  const announcedAt = draftPlan.isSuccess && barredBy.length > 0 ? draftPlan.submittedAt : 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wrongSodium) return;
    const sodiumMg = SODIUM.parse(sodium);
    draftPlan.mutate({ conditions, isRehearsed: rehearsed === 'yes', sodiumMg, version });
  }

  return (
    <Card as="section" labelledBy="draft-peak">
      <Stack as="form" onSubmit={submit} noValidate>
        <SectionHeader
          id="draft-peak"
          title="Draft a peak week"
          intro="Based on the last two weeks of weigh-ins, water and food. The coach approves it before anyone follows it."
        />
        {holdReason && <Caution>{holdReason}</Caution>}
        {barredBy.length > 0 && (
          <Caution key={announcedAt} isAnnounced={announcedAt > 0}>
            On record: {conditionsText(barredBy)}. No peak week until a clinician has agreed and the
            coach has recorded it.
          </Caution>
        )}
        <ChipsField
          label={isOwn ? 'Do any of these apply to you?' : 'Do any of these apply to the athlete?'}
          name="conditions"
          optional
          hint={`Visible to ${isOwn ? 'you and your coach' : 'the athlete and you'}. With any of these, no plan is created until a clinician agrees.`}
          choices={HEALTH_CONDITIONS}
          values={conditions}
          onChange={setConditions}
        />
        <ChoiceField
          label="The two loading days"
          name="rehearsed"
          choices={REHEARSED}
          value={rehearsed}
          onChange={setRehearsed}
        />
        <TextField
          name="sodiumMg"
          label="Sodium, two-week mean"
          optional
          hint={`From ${isOwn ? 'your' : 'the athlete’s'} food tracker. Without it, the plan gives no sodium value: use salt as usual.`}
          inputMode="numeric"
          unit="mg"
          value={sodium}
          onChange={setSodium}
          error={wrongSodium}
        />
        {draftPlan.isError && (
          <FormNotice>
            {userMessageOf(draftPlan.error, 'We couldn’t create the plan. Try again.')}
          </FormNotice>
        )}
        <div>
          <Button type="submit" size="md" loading={draftPlan.isPending}>
            {draftPlan.isPending ? 'Working...' : 'Draft the plan'}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
