import {
  AFTER_ROUND,
  COMPETITION_CATEGORIES,
  type PosingRoutine,
  ROUNDS_OF,
} from '@posedown/coaching';
import { useId, useState } from 'react';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { usePoseSessions } from './api.ts';
import classes from './posing.module.css';
import { routineName, routineSize } from './posing-text.ts';

interface RoutinePickerProps {
  userId: string;
  isCoach: boolean;
  onStart: (routine: PosingRoutine) => void;
}

const NOTES = {
  mandatory: 'The eight poses that judges compare.',
  individual: 'Your own minute and a half: opening, two flows, highlights, close.',
};
const PROMOTER = `Round of ${ROUNDS_OF.federations}, season ${ROUNDS_OF.season}; confirm with your promoter.`;

function noteOf(routine: PosingRoutine): string {
  if (routine === 'mandatory' || routine === 'individual') return NOTES[routine];
  return [AFTER_ROUND[routine], PROMOTER].filter(Boolean).join(' ');
}

/** Picks a routine to start. Athletes are also offered the rounds of their upcoming shows. */
export function RoutinePicker({ userId, isCoach, onStart }: RoutinePickerProps) {
  const name = useId();
  const sessions = usePoseSessions(userId, !isCoach);
  const divisions = sessions.data?.divisions ?? [];
  // The list and the default depend on the athlete's shows.
  const isLoaded = isCoach || !sessions.isPending || sessions.failureCount > 0;
  const [picked, setPicked] = useState<PosingRoutine>();
  // The default is the round of the next show.
  const chosen = picked ?? divisions[0] ?? 'mandatory';
  const rounds: readonly PosingRoutine[] = isCoach ? COMPETITION_CATEGORIES : divisions;
  if (!isLoaded) {
    return (
      <SkeletonArea label="Loading the routines" holdsBelow>
        <Skeleton height="24rem" />
      </SkeletonArea>
    );
  }
  return (
    <Card as="section" labelledBy={`${name}-title`} gap="md">
      <SectionHeader id={`${name}-title`} title="Pick a routine" />
      <div className={classes.routines} role="radiogroup" aria-labelledby={`${name}-title`}>
        {(['mandatory', 'individual', ...rounds] as const).map((routine) => (
          <label key={routine} className={classes.routine}>
            <input
              type="radio"
              name={name}
              checked={chosen === routine}
              onChange={() => setPicked(routine)}
              // Clicking the checked default makes it an explicit choice.
              onClick={() => setPicked(routine)}
            />
            <span className={classes.routineText}>
              <span className={classes.routineName}>{routineName(routine)}</span>
              <span>{routineSize(routine)}</span>
              <span className={classes.muted}>{noteOf(routine)}</span>
            </span>
          </label>
        ))}
      </div>
      <Button size="lg" className={classes.start} onClick={() => onStart(chosen)}>
        Start {routineName(chosen)}
      </Button>
    </Card>
  );
}
