import { weeksOutWords } from '@posedown/coaching';
import type { Analytics, PhaseGroup } from '@posedown/contract';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { AthleteLink } from '../../ui/parts/athlete-link.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Portions } from '../../ui/parts/portions.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import classes from './analytics.module.css';

/** So many of a phase at first. */
const SHOWN = 50;

/** Who is in which phase: each opens to its athletes, nearest show first. */
export function PhasesCard({ analytics: { phases, athletes } }: { analytics: Analytics }) {
  return (
    <Card as="section" labelledBy="phases" gap="md">
      <SectionHeader
        id="phases"
        title="Athletes by phase"
        intro="By weeks out, or by goal if there’s no show."
      />
      <div className={classes.phases}>
        {phases.map((group) => (
          <Phase key={group.phase ?? 'none'} group={group} total={athletes} />
        ))}
      </div>
    </Card>
  );
}

function Phase({ group, total }: { group: PhaseGroup; total: number }) {
  const { phase, athletes, members } = group;
  const name = phase ?? 'No goal yet';
  const left = athletes - members.length;
  return (
    <details className={classes.phase}>
      <summary>
        <span className={classes.phaseName}>{name}</span>
        <span className={classes.phaseCount}>{athletes}</span>
        <ShareBar percent={(100 * athletes) / total} />
      </summary>
      <Portions
        items={members}
        name={`athletes: ${name}`}
        first={SHOWN}
        more={members.length}
        className={classes.list}
      >
        {(member) => (
          <li key={member.id} className={classes.head}>
            <AthleteLink athlete={member} />
            {member.weeksOut !== null && (
              <span className={classes.quiet}>{weeksOutWords(member.weeksOut)}</span>
            )}
          </li>
        )}
      </Portions>
      {left > 0 && <p className={classes.quiet}>And {left} more.</p>}
    </details>
  );
}
