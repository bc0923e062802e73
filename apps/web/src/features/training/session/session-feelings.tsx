import type { FinishSession, WorkoutSession } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { serverInstant } from '../../../lib/clock/server-time.ts';
import { usePersistentState } from '../../../lib/clock/use-persistent-state.ts';
import { UNSTORED_NOTE } from '../../../lib/unsaved-outbox.ts';
import { RatingField } from '../../../ui/form/rating-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { stackClass } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { Toast } from '../../../ui/toast/toast.ts';
import classes from './session.module.css';
import type { WorkoutOutbox } from './use-workout.ts';
import type { ActOutcome } from './workout-op.ts';

const TEN = { min: 1, max: 10, step: 1 };
const HALVES = { ...TEN, step: 0.5 };

const FIELDS = [
  { name: 'overallRpe', label: 'Overall RPE', limit: HALVES, ends: ['Easy', 'All out'] },
  { name: 'energyLevel', label: 'Energy', limit: TEN, ends: ['Empty', 'Full'] },
  { name: 'motivation', label: 'Motivation', limit: TEN, ends: ['None', 'Fired up'] },
  { name: 'pump', label: 'Pump', limit: TEN, ends: ['Flat', 'Bursting'] },
  { name: 'focus', label: 'Focus', limit: TEN, ends: ['Distracted', 'Fully focused'] },
] as const;

/** The sliders' initial positions. Untouched sliders aren't sent. */
const START: Record<Rating, number> = {
  ...{ overallRpe: 8, energyLevel: 7, motivation: 7, pump: 7, focus: 7 },
};

const LATER = 'It will sync when you’re online.';

function feltToast(outcome: ActOutcome): Toast {
  if (outcome === 'waiting') return { title: 'Saved on this device', message: LATER, seconds: 3 };
  return outcome === 'unstored'
    ? { title: 'Not sent yet', message: `${LATER} ${UNSTORED_NOTE}`, seconds: 5 }
    : { title: 'Saved', message: 'Your coach sees how it felt.', seconds: 3 };
}

interface SessionFeelingsProps {
  session: WorkoutSession;
  act: WorkoutOutbox['act'];
  /**
   * Leaves without saving.
   * @param forget deletes the draft
   */
  leave: { label: string; onLeave: (forget: () => void) => void };
  /** Called immediately, before the save has finished. */
  onSaved: () => void;
}

/**
 * The athlete's ratings of the whole session. All fields are optional, and the draft is stored
 * until it's saved.
 */
export function SessionFeelings({ session, act, leave, onSaved }: SessionFeelingsProps) {
  const [before] = useState(() => feltOf(session));
  const [felt, keep, forget] = usePersistentState(feltKey(session.id), readFelt, before);

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = { finishedAt: serverInstant(), ...toFeelings(felt) };
    void act({ kind: 'finish', sessionId: session.id, body }).then((outcome) => {
      if (outcome === 'refused') return;
      // Otherwise the draft is all that survives a reload.
      if (outcome !== 'unstored') forget();
      void showToast(feltToast(outcome));
    });
    onSaved();
  }

  return (
    <Card as="section" labelledBy="felt" gap="md">
      <SectionHeader id="felt" title="How it felt" />
      <form className={stackClass('lg')} onSubmit={submit}>
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

const RATINGS = ['overallRpe', 'energyLevel', 'motivation', 'pump', 'focus'] as const;
type Rating = (typeof RATINGS)[number];

/** The ratings of a session as typed. Unrated fields are missing. */
interface Felt extends Partial<Record<Rating, number>> {
  sessionNotes: string;
}

/** The storage key of the unsaved draft. */
export const feltKey = (sessionId: string) => `posedown.felt.${sessionId}`;

/** The saved ratings of a session. */
export function feltOf(session: WorkoutSession): Felt {
  const felt: Felt = { sessionNotes: session.sessionNotes ?? '' };
  for (const name of RATINGS) felt[name] = session[name] ?? undefined;
  return felt;
}

/** Parses a stored draft; undefined if it isn’t one. */
export function readFelt(draft: unknown): Felt | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined;
  const felt = draft as Partial<Felt>;
  const areRated = RATINGS.every((name) => felt[name] === undefined || Number.isFinite(felt[name]));
  return areRated && typeof felt.sessionNotes === 'string' ? (felt as Felt) : undefined;
}

/** The request body, without unrated fields. */
export function toFeelings({ sessionNotes, ...ratings }: Felt): Omit<FinishSession, 'finishedAt'> {
  return { ...ratings, sessionNotes: sessionNotes.trim().slice(0, 2000) || null };
}
