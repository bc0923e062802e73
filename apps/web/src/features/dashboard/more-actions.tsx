import { ActionButton } from './action-button.tsx';
import { type ActionName, POSING_HINT } from './actions.ts';
import classes from './more-actions.module.css';

const ALWAYS: readonly ActionName[] = ['chat', 'protocols', 'posing'];
/** With a show ahead these stand on its card. */
const WITHOUT_SHOW: readonly ActionName[] = ['competition', 'peakWeek'];
/** In the weeks after a show none is prepared for. */
const AFTER_SHOW: readonly ActionName[] = ['competition'];

interface MoreActionsProps {
  hasCompetition: boolean;
  isAfterShow: boolean;
  /** Some are due today, and stand there. */
  hasSupplements: boolean;
}

/** The way to everything that belongs to no card above. */
export function MoreActions({ hasCompetition, isAfterShow, hasSupplements }: MoreActionsProps) {
  const withoutShow = isAfterShow ? AFTER_SHOW : WITHOUT_SHOW;
  const names: ActionName[] = [
    ...(hasCompetition ? [] : withoutShow),
    ...(hasSupplements ? [] : (['supplements'] as const)),
    ...ALWAYS,
  ];
  return (
    <section className={classes.actions} aria-label="More">
      {names.map((name) => (
        <ActionButton key={name} name={name} />
      ))}
      <p className={classes.hint}>{POSING_HINT}</p>
    </section>
  );
}
