import type { FinishSession } from '@posedown/contract';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { DASHBOARD_PATH } from '../../../lib/paths.ts';
import { RatingField } from '../../../ui/form/rating-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import classes from './session.module.css';
import type { OpOutcome } from './workout-op.ts';

const TEN = { min: 1, max: 10, step: 1 };
const HALVES = { ...TEN, step: 0.5 };

const FIELDS = [
  { name: 'overallRpe', label: 'Overall RPE', limit: HALVES, ends: ['Easy', 'All out'] },
  { name: 'energyLevel', label: 'Energy', limit: TEN, ends: ['Empty', 'Full'] },
  { name: 'motivation', label: 'Motivation', limit: TEN, ends: ['None', 'Burning'] },
  { name: 'pump', label: 'Pump', limit: TEN, ends: ['Flat', 'Bursting'] },
  { name: 'focus', label: 'Focus', limit: TEN, ends: ['Elsewhere', 'All here'] },
] as const;

type Feelings = Omit<FinishSession, 'finishedAt'>;

/** Where the sliders rest; nothing of it is sent before it was touched. */
const START: Record<(typeof FIELDS)[number]['name'], number> = {
  ...{ overallRpe: 8, energyLevel: 7, motivation: 7, pump: 7, focus: 7 },
};

const feltToast = (outcome: OpOutcome) =>
  outcome === 'waiting'
    ? { title: 'Kept on this device', message: 'It is sent once you are connected.', seconds: 3 }
    : { title: 'Saved', message: 'Your coach sees how it felt.', seconds: 3 };

/** How the whole session felt. Nothing of it has to be said. */
export function SessionFeelings({ onSave }: { onSave: (felt: Feelings) => Promise<OpOutcome> }) {
  const navigate = useNavigate();
  const [felt, setFelt] = useState<Partial<typeof START>>({});
  const [notes, setNotes] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    void onSave({ ...felt, sessionNotes: notes.trim().slice(0, 2000) || null }).then((outcome) => {
      if (outcome !== 'refused') void showToast(feltToast(outcome));
    });
    void navigate({ to: DASHBOARD_PATH });
  }

  return (
    <Card as="section" labelledBy="felt" className={classes.card}>
      <SectionHeader id="felt" title="How it felt" />
      <form className={classes.stack} onSubmit={submit}>
        {FIELDS.map(({ name, label, limit, ends }) => (
          <RatingField
            key={name}
            name={name}
            label={label}
            limit={limit}
            ends={[...ends]}
            value={felt[name] ?? START[name]}
            isGiven={felt[name] !== undefined}
            onChange={(value) => setFelt({ ...felt, [name]: value })}
          />
        ))}
        <TextAreaField
          label="Notes"
          name="sessionNotes"
          optional
          value={notes}
          onChange={setNotes}
        />
        <div className={classes.actions}>
          <Button type="submit" size="md">
            Save how it felt
          </Button>
          <Button variant="default" size="md" onClick={() => void navigate({ to: DASHBOARD_PATH })}>
            Back to Dashboard
          </Button>
        </div>
      </form>
    </Card>
  );
}
