import { ActionButton } from './action-button.tsx';
import { type ActionName, POSING_HINT } from './actions.ts';
import classes from './more-actions.module.css';

const ALWAYS: readonly ActionName[] = ['chat', 'protocols', 'posing'];
/** With an upcoming show, its card has these buttons. */
const WITHOUT_SHOW: readonly ActionName[] = ['competition', 'peakWeek'];
/** In the weeks after a show there is no prep for the next one. */
const AFTER_SHOW: readonly ActionName[] = ['competition'];

interface MoreActionsProps {
  hasCompetition: boolean;
  isAfterShow: boolean;
  /** Whether supplements are due today; then the today card has their button. */
  hasSupplements: boolean;
}

/** Buttons for everything that has no card above. */
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
