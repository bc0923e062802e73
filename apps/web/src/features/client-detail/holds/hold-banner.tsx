import type { Hold } from '@posedown/contract';
import { IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { formatInstant } from '../../../lib/days.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import classes from './hold-banner.module.css';
import { quoteText } from './hold-text.ts';
import { LiftDialog } from './lift-dialog.tsx';

interface HoldBannerProps {
  athleteId: string;
  holds: readonly Hold[];
}

/** The holds on an athlete's diet, each with a button to lift it. */
export function HoldBanner({ athleteId, holds }: HoldBannerProps) {
  const [lifting, setLifting] = useState<Hold | null>(null);
  if (holds.length === 0) return null;
  return (
    <Stack as="section" className={classes.banner} aria-labelledby="holds">
      <div className={classes.head}>
        <IconHandStop className={classes.icon} size={22} aria-hidden="true" />
        <div>
          <h2 id="holds" className={classes.title}>
            Diet on hold
          </h2>
          <p className={classes.rule}>No deficit and no peak week until you lift it.</p>
        </div>
      </div>
      <Stack as="ul">
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
      </Stack>
      {lifting && (
        <LiftDialog athleteId={athleteId} hold={lifting} onClose={() => setLifting(null)} />
      )}
    </Stack>
  );
}

function Words({ hold }: { hold: Hold }) {
  const { where, text } = quoteText(hold);
  return (
    <p className={classes.words}>
      {where}
      {text && <q className={classes.quote}>{text}</q>}
    </p>
  );
}
