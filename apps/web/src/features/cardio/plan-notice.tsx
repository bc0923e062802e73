import type { CardioPlanReply } from '@posedown/contract';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import classes from './cardio-session.module.css';
import { dayOf, nextSession, sessionPath } from './modality-words.ts';

/** On a day whose plan is something else the screen says so, and leads to the right session. */
export function PlanNotice({ plan, screen }: { plan: CardioPlanReply; screen: 'HIIT' | 'LISS' }) {
  const day = dayOf(plan);
  const next = nextSession(plan);
  if (!day) return null;
  const isRest = day.type === 'Rest';
  const isOther = next && (next.type === 'HIIT') !== (screen === 'HIIT');
  if (!isOther && !isRest) return null;
  const path = isOther ? sessionPath(next.type) : null;
  return (
    <div className={classes.notice}>
      <p>
        {isRest
          ? 'Your plan has no cardio today. You may do this one all the same: it counts.'
          : `Your plan for today is ${day.type}, ${day.duration} min, not ${screen}.`}
      </p>
      {isOther && path && (
        <LinkButton to={path} size="md" variant="default">
          {isRest ? `Do ${next.day}’s ${next.type} instead` : `Open today’s ${next.type}`}
        </LinkButton>
      )}
    </div>
  );
}
