import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLiveEvent } from '../../lib/live-events.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { Caution } from '../../ui/parts/caution.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import classes from './departed.module.css';
import { forgetAthletes, onDeniedAthlete, refreshWithout } from './refresh-athletes.ts';

/**
 * Shown to a coach with an open athlete who is no longer theirs. The page stays, so that unsent
 * text can be copied. Once the coach leaves it, its data is removed from the cache.
 */
export function Departed() {
  const client = useQueryClient();
  const [departed, setDeparted] = useState<ReadonlySet<string>>(new Set());
  const href = useRouterState({ select: (state) => state.resolvedLocation?.href ?? '' });
  useLiveEvent(({ type, athleteId }) => {
    if (type === 'handover') refreshWithout(client);
    // Another event about the athlete means that they were handed back.
    setDeparted((before) => withOrWithout(before, athleteId, type === 'handover'));
  });
  useEffect(
    () => onDeniedAthlete(client, (id) => setDeparted((before) => withOrWithout(before, id, true))),
    [client],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every navigation
  useEffect(() => forgetAthletes(client, departed), [client, departed, href]);
  if (![...departed].some((id) => href.includes(id))) return null;
  return (
    <div className={classes.notice}>
      <Caution isAnnounced>
        <p className={classes.words}>
          You no longer coach this athlete, so nothing can be saved here. Copy anything you want to
          keep.
        </p>
        <LinkButton to={DASHBOARD_PATH} variant="default" size="md">
          Go to the dashboard
        </LinkButton>
      </Caution>
    </div>
  );
}

function withOrWithout(
  before: ReadonlySet<string>,
  id: string,
  isIn: boolean,
): ReadonlySet<string> {
  if (before.has(id) === isIn) return before;
  return new Set(isIn ? [...before, id] : [...before].filter((one) => one !== id));
}
