import type { WorkoutSession } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { serverInstant } from '../../../lib/clock/server-time.ts';
import { useKeptState } from '../../../lib/clock/use-kept-state.ts';
import { KEEP_PAGE_OPEN } from '../../../lib/unsaved-outbox.ts';
import { RatingField } from '../../../ui/form/rating-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { Toast } from '../../../ui/toast/toast.ts';
import { feltKey, feltOf, type Rating, readFelt, toFeelings } from './felt.ts';
import classes from './session.module.css';
import type { WorkoutOutbox } from './use-workout.ts';
import type { ActOutcome } from './workout-op.ts';

const TEN = { min: 1, max: 10, step: 1 };
const HALVES = { ...TEN, step: 0.5 };

const FIELDS = [
  { name: 'overallRpe', label: 'Overall RPE', limit: HALVES, ends: ['Easy', 'All out'] },
  { name: 'energyLevel', label: 'Energy', limit: TEN, ends: ['Empty', 'Full'] },
  { name: 'motivation', label: 'Motivation', limit: TEN, ends: ['None', 'Burning'] },
  { name: 'pump', label: 'Pump', limit: TEN, ends: ['Flat', 'Bursting'] },
  { name: 'focus', label: 'Focus', limit: TEN, ends: ['Elsewhere', 'All here'] },
] as const;

/** Where the sliders rest; nothing of it is sent before it was touched. */
const START: Record<Rating, number> = {
  ...{ overallRpe: 8, energyLevel: 7, motivation: 7, pump: 7, focus: 7 },
};

const LATER = 'It will sync when you’re online.';

function feltToast(outcome: ActOutcome): Toast {
  if (outcome === 'waiting') return { title: 'Saved on this device', message: LATER, seconds: 3 };
  return outcome === 'unkept'
    ? { title: 'Not sent yet', message: `${LATER} ${KEEP_PAGE_OPEN}`, seconds: 5 }
    : { title: 'Saved', message: 'Your coach sees how it felt.', seconds: 3 };
}

interface SessionFeelingsProps {
  session: WorkoutSession;
  act: WorkoutOutbox['act'];
  /** What leaves without saving. @param forget lets go of what was said */
  leave: { label: string; onLeave: (forget: () => void) => void };
  /** Called at once, before it is known what became of it. */
  onSaved: () => void;
}

/** How the whole session felt. Nothing of it has to be said, and what is said is kept until it is saved. */
export function SessionFeelings({ session, act, leave, onSaved }: SessionFeelingsProps) {
  const [before] = useState(() => feltOf(session));
  const [felt, keep, forget] = useKeptState(feltKey(session.id), readFelt, before);

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = { finishedAt: serverInstant(), ...toFeelings(felt) };
    void act({ kind: 'finish', sessionId: session.id, body }).then((outcome) => {
      if (outcome === 'refused') return;
      // The draft is then all that a reload leaves.
      if (outcome !== 'unkept') forget();
      void showToast(feltToast(outcome));
    });
    onSaved();
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
            onChange={(value) => keep({ ...felt, [name]: value })}
          />
        ))}
        <TextAreaField
          label="Notes"
          name="sessionNotes"
          optional
          value={felt.sessionNotes}
          onChange={(sessionNotes) => keep({ ...felt, sessionNotes })}
        />
        <div className={classes.actions}>
          <Button type="submit" size="md">
            Save how it felt
          </Button>
          <Button variant="default" size="md" onClick={() => leave.onLeave(forget)}>
            {leave.label}
          </Button>
        </div>
      </form>
    </Card>
  );
}
