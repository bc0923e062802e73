import type { ClientOverview } from '@posedown/contract';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { StatusBadge } from '../../ui/parts/status-badge.tsx';
import classes from './client-detail.module.css';
import { partWords, windowWords } from './overview-words.ts';

/** The adherence score, and the parts it is made of. */
export function Standing({ standing }: Pick<ClientOverview, 'standing'>) {
  const { compliance, status, reason, windowDays, parts } = standing;
  return (
    <Card as="section" labelledBy="standing">
      <SectionHeader
        id="standing"
        title="Compliance"
        actions={status && <StatusBadge status={status} />}
      />
      <div className={classes.figures}>
        <Stat
          label={windowWords(windowDays)}
          value={compliance ?? '–'}
          unit={compliance === null ? undefined : '%'}
          note={reason}
        />
      </div>
      {parts.length > 0 && (
        <details className={classes.why}>
          <summary>Why</summary>
          <ul className={classes.list}>
            {parts.map(({ part, done, planned, percent, weight }) => (
              <li key={part}>
                <span className={classes.activity}>
                  <span>{partWords(part)}</span>
                  <span>
                    {done} of {planned}
                  </span>
                </span>
                <ShareBar percent={percent} />
                <span className={classes.quiet}>
                  {percent} %, counts {weight} of 100
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
