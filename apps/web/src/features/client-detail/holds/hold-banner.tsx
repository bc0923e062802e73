import type { Hold } from '@posedown/contract';
import { IconHandStop } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { formatInstant } from '../../../lib/days.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import classes from './hold-banner.module.css';
import { quoteWords } from './hold-words.ts';

const LiftDialog = lazyPart(() =>
  import('./lift-dialog.tsx').then(({ LiftDialog }) => ({ default: LiftDialog })),
);

interface HoldBannerProps {
  athleteId: string;
  holds: readonly Hold[];
}

/** What an athlete's diet is on hold for, above everything else; nothing where it isn't. */
export function HoldBanner({ athleteId, holds }: HoldBannerProps) {
  const [lifting, setLifting] = useState<Hold | null>(null);
  if (holds.length === 0) return null;
  return (
    <section className={classes.banner} aria-labelledby="holds">
      <div className={classes.head}>
        <IconHandStop className={classes.icon} size={22} aria-hidden="true" />
        <div>
          <h2 id="holds" className={classes.title}>
            Diet on hold
          </h2>
          <p className={classes.rule}>No deficit and no peak week until you lift it.</p>
        </div>
      </div>
      <ul className={classes.holds}>
        {holds.map((hold) => (
          <li key={hold.id} className={classes.hold}>
            <div className={classes.what}>
              <strong>{hold.name}</strong>
              <span className={classes.since}>since {formatInstant(hold.since)}</span>
              <Words hold={hold} />
            </div>
            <Button
              variant="default"
              size="md"
              onClick={() => setLifting(hold)}
              aria-label={`Lift hold: ${hold.name}`}
            >
              Lift hold
            </Button>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {lifting && (
          <LiftDialog athleteId={athleteId} hold={lifting} onClose={() => setLifting(null)} />
        )}
      </Suspense>
    </section>
  );
}

function Words({ hold }: { hold: Hold }) {
  const { where, text } = quoteWords(hold);
  return (
    <p className={classes.words}>
      {where}
      {text && <q className={classes.quote}>{text}</q>}
    </p>
  );
}
