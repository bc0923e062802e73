import type { Analytics, AthleteAtRisk } from '@posedown/contract';
import { AthleteLink } from '../../ui/parts/athlete-link.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { StatusBadge } from '../../ui/parts/status-badge.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import classes from './analytics.module.css';
import { ShortList } from './short-list.tsx';

/** Who may leave and why, worst first. */
export function RiskCard({ analytics: { risk, atRisk } }: { analytics: Analytics }) {
  return (
    <Card as="section" labelledBy="risk" gap="md">
      <SectionHeader
        id="risk"
        title="Churn risk"
        intro="Points for silence, falling or low adherence, and unanswered messages. High from 50, medium from 25."
      />
      {atRisk.length === 0 ? (
        <p className={classes.quiet}>No athlete is at risk.</p>
      ) : (
        <ShortList label="Athletes at risk" total={risk.high + risk.medium}>
          {atRisk.map((athlete) => (
            <RiskRow key={athlete.id} athlete={athlete} />
          ))}
        </ShortList>
      )}
    </Card>
  );
}

function RiskRow({ athlete }: { athlete: AthleteAtRisk }) {
  const { level, score, parts } = athlete;
  const [first] = parts;
  return (
    <li className={classes.row}>
      <span className={classes.head}>
        <AthleteLink athlete={athlete} />
        <StatusBadge status={level === 'high' ? 'behind' : 'warning'}>
          {`${level === 'high' ? 'High' : 'Medium'}, ${score}`}
        </StatusBadge>
      </span>
      {parts.length === 1 ? (
        <span className={classes.quiet}>{first?.sentence}</span>
      ) : (
        <details className={classes.why}>
          <summary>
            <VisuallyHidden>Why {athlete.name} may leave: </VisuallyHidden>
            {first?.sentence} And {parts.length - 1} more
          </summary>
          <ul className={classes.parts}>
            {parts.map(({ factor, points, sentence }) => (
              <li key={factor} className={classes.part}>
                <span>{sentence}</span>
                <span className={classes.points}>+{points}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
