import { useIsBuilt } from '../../lib/use-is-built.ts';
import { ActionButton } from './action-button.tsx';
import { ACTIONS, type ActionName, POSING_HINT } from './actions.ts';
import classes from './more-actions.module.css';

const ALWAYS: readonly ActionName[] = ['chat', 'protocols', 'posing'];
/** With a show ahead these stand on its card. */
const WITHOUT_SHOW: readonly ActionName[] = ['competition', 'peakWeek'];

/** The way to everything that belongs to no card above. */
export function MoreActions({ hasCompetition }: { hasCompetition: boolean }) {
  const isBuilt = useIsBuilt();
  const names = (hasCompetition ? ALWAYS : [...WITHOUT_SHOW, ...ALWAYS]).filter((name) =>
    isBuilt(ACTIONS[name].to),
  );
  if (names.length === 0) return null;
  return (
    <section className={classes.actions} aria-label="More">
      {names.map((name) => (
        <ActionButton key={name} name={name} />
      ))}
      {names.includes('posing') && <p className={classes.hint}>{POSING_HINT}</p>}
    </section>
  );
}
