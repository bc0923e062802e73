import type { CardioPlanReply } from '@posedown/contract';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import classes from './cardio-session.module.css';
import { dayOf } from './modality-words.ts';

/** On a day whose plan is something else the screen says so, and leads to the right session. */
export function PlanNotice({ plan, screen }: { plan: CardioPlanReply; screen: 'HIIT' | 'LISS' }) {
  const day = dayOf(plan);
  if (!day) return null;
  const isHiit = day.type === 'HIIT';
  if (isHiit === (screen === 'HIIT') && day.type !== 'Rest') return null;
  if (day.type === 'Rest') {
    return (
      <p className={classes.notice}>
        Your plan has no cardio today. You may do this one all the same: it counts.
      </p>
    );
  }
  return (
    <div className={classes.notice}>
      <p>
        Your plan for today is {day.type}, {day.duration} min, not {screen}.
      </p>
      <LinkButton to={isHiit ? '/cardio/session' : '/cardio/liss'} size="md" variant="default">
        Open today’s {day.type}
      </LinkButton>
    </div>
  );
}
