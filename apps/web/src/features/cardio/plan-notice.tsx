import type { CardioPlanReply } from '@posedown/contract';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import classes from './cardio-session.module.css';
import { planWords } from './session-ways.ts';

/** On a day whose plan is something else the screen says so, and leads to the right session. */
export function PlanNotice({ plan, screen }: { plan: CardioPlanReply; screen: 'HIIT' | 'LISS' }) {
  const words = planWords(plan, screen);
  if (!words) return null;
  const { text, way } = words;
  return (
    <div className={classes.notice}>
      <p>{text}</p>
      {way && (
        <LinkButton to={way.to} size="md" variant="default">
          {way.label}
        </LinkButton>
      )}
    </div>
  );
}
