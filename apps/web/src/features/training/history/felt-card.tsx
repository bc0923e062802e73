import type { WorkoutSession } from '@posedown/contract';
import { useState } from 'react';
import { loadDraft } from '../../../lib/draft-store.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { Facts } from '../../../ui/parts/facts.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { feltKey, SessionFeelings } from '../session/session-feelings.tsx';
import { useWorkoutOutbox } from '../session/use-workout.ts';
import classes from './history.module.css';

interface FeltCardProps {
  session: WorkoutSession;
  /** Whether the athlete may add or change it. */
  mayEdit: boolean;
}

/** The athlete's ratings of a finished session, to read and edit. */
export function FeltCard({ session, mayEdit }: FeltCardProps) {
  // Resumes an unfinished draft.
  const [isEditing, setEditing] = useState(() => loadDraft(feltKey(session.id)) !== undefined);
  const words = wordsOf(session);
  const isSaved = words.length > 0 || session.sessionNotes !== null;
  if (mayEdit && isEditing) {
    return <FeltForm session={session} onDone={() => setEditing(false)} />;
  }
  if (!isSaved && !mayEdit) return null;
  return (
    <Card as="section" labelledBy="felt" gap="md">
      <SectionHeader id="felt" title="How it felt" />
      {words.length > 0 && (
        <p>
          <Facts of={words} />
        </p>
      )}
      {session.sessionNotes && <p className={classes.notes}>{session.sessionNotes}</p>}
      {mayEdit && (
        <div>
          <Button variant="default" size="md" onClick={() => setEditing(true)}>
            {isSaved ? 'Change how it felt' : 'Log how it felt'}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface FeltFormProps {
  session: WorkoutSession;
  onDone: () => void;
}

function FeltForm({ session, onDone }: FeltFormProps) {
  const { act } = useWorkoutOutbox(session.userId);
  function leave(forget: () => void) {
    forget();
    onDone();
  }
  return (
    <SessionFeelings
      session={session}
      act={act}
      leave={{ label: 'Cancel', onLeave: leave }}
      onSaved={onDone}
    />
  );
}

function wordsOf(session: WorkoutSession): string[] {
  const felt = [
    ['Overall RPE', session.overallRpe],
    ['Energy', session.energyLevel],
    ['Motivation', session.motivation],
    ['Pump', session.pump],
    ['Focus', session.focus],
  ] as const;
  return felt.flatMap(([label, value]) => (value === null ? [] : `${label} ${value}`));
}
