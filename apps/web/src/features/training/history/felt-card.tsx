import type { WorkoutSession } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { loadDraft } from '../../../lib/draft-store.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { Facts } from '../../../ui/parts/facts.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton } from '../../../ui/parts/skeleton.tsx';
import { feltKey } from '../session/felt.ts';
import classes from './history.module.css';

const FeltForm = lazyPart(() =>
  import('./felt-form.tsx').then(({ FeltForm }) => ({ default: FeltForm })),
);

interface FeltCardProps {
  session: WorkoutSession;
  /** Its athlete may say it later, and say it otherwise. */
  maySay: boolean;
}

/** How a session that is over felt. */
export function FeltCard({ session, maySay }: FeltCardProps) {
  // Whoever left in the middle of it goes on there.
  const [isSaying, setSaying] = useState(() => loadDraft(feltKey(session.id)) !== undefined);
  const said = wordsOf(session);
  const isSaid = said.length > 0 || session.sessionNotes !== null;
  if (maySay && isSaying) {
    return (
      <Suspense fallback={<Skeleton height="38rem" />}>
        <FeltForm session={session} onDone={() => setSaying(false)} />
      </Suspense>
    );
  }
  if (!isSaid && !maySay) return null;
  return (
    <Card as="section" labelledBy="felt" className={classes.stack}>
      <SectionHeader id="felt" title="How it felt" />
      {said.length > 0 && (
        <p>
          <Facts of={said} />
        </p>
      )}
      {session.sessionNotes && <p className={classes.notes}>{session.sessionNotes}</p>}
      {maySay && (
        <div>
          <Button variant="default" size="md" onClick={() => setSaying(true)}>
            {isSaid ? 'Change how it felt' : 'Say how it felt'}
          </Button>
        </div>
      )}
    </Card>
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
