import type { ClientOverview } from '@posedown/contract';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { formatWeight, WEIGHT_UNIT, weightFromKg } from '../../lib/units.ts';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { AboutCard } from './about-card.tsx';
import classes from './client-detail.module.css';
import { HealthCard } from './health-card.tsx';
import { HoldBanner } from './holds/hold-banner.tsx';
import { activityWords, goalLines, paceWords, prepWords, whenDone } from './overview-words.ts';
import { Standing } from './standing.tsx';

interface OverviewProps {
  overview: ClientOverview;
  /** The open alerts, drawn. */
  alerts: ReactNode;
  /** How they have felt lately, drawn. */
  checkIns: ReactNode;
}

/** Goals, show, weight, how they stand and why, and what they did lately. */
export function Overview({ overview, alerts, checkIns }: OverviewProps) {
  return (
    <div className={classes.panel}>
      <HoldBanner athleteId={overview.id} holds={overview.holds} />
      {alerts}
      <Safety safety={overview.safety} />
      <HealthCard athleteId={overview.id} today={overview.today} health={overview.health} />
      <div className={classes.cards}>
        <Standing standing={overview.standing} />
        <Weight overview={overview} />
        <Goals overview={overview} />
        <Competition overview={overview} />
        <AboutCard about={overview.about} />
      </div>
      {checkIns}
      <RecentActivity overview={overview} />
    </div>
  );
}

function Safety({ safety }: Pick<ClientOverview, 'safety'>) {
  if (safety.length === 0) return null;
  return (
    <Card as="section" labelledBy="safety">
      <SectionHeader id="safety" title="Look at this first" />
      <ul className={classes.list}>
        {safety.map(({ level, text }) => (
          <li key={text} className={classes.flag} data-level={level}>
            <strong>{level === 'block' ? 'Stop' : 'Caution'}</strong> {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Weight({ overview: { weight, units } }: { overview: ClientOverview }) {
  const { start, current, trend, target, percent, weeklyPercent } = weight;
  const number = (kg: number | null) =>
    kg === null ? '–' : formatNumber(weightFromKg(kg, units), 1);
  return (
    <Card as="section" labelledBy="weight">
      <SectionHeader id="weight" title="Weight" />
      <div className={classes.figures}>
        <Stat
          label="Now"
          value={number(current)}
          unit={current === null ? undefined : WEIGHT_UNIT[units]}
          note={paceWords(weeklyPercent)}
        />
        <Stat
          label="Target"
          value={number(target)}
          unit={target === null ? undefined : WEIGHT_UNIT[units]}
        />
      </div>
      {percent !== null && start !== null && (
        <div className={classes.way}>
          <ShareBar percent={percent} />
          <p className={classes.quiet}>
            {percent} % of the way from {formatWeight(start, units)}
            {trend !== null && `, by the trend of ${formatWeight(trend, units)}`}
          </p>
        </div>
      )}
    </Card>
  );
}

function Goals({ overview: { goals, joinedOn } }: { overview: ClientOverview }) {
  return (
    <Card as="section" labelledBy="goals">
      <SectionHeader id="goals" title="Goals" />
      <ul className={classes.list}>
        {goalLines(goals).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li className={classes.quiet}>Here since {formatDay(joinedOn)}</li>
      </ul>
    </Card>
  );
}

function Competition({ overview: { id, competition } }: { overview: ClientOverview }) {
  // Typed as any path, because the routes of screens are known to `app` alone.
  const prep: string = `/competition/${id}`;
  return (
    <Card as="section" labelledBy="competition">
      <SectionHeader
        id="competition"
        title="Competition"
        actions={
          <LinkButton to={prep} variant="default" size="md">
            Competition prep
          </LinkButton>
        }
      />
      {competition ? (
        <ul className={classes.list}>
          <li>{competition.name ?? 'Show date from sign-up'}</li>
          {competition.category && <li>{competition.category}</li>}
          <li>
            {formatDay(competition.date)}
            {competition.location && `, ${competition.location}`}
          </li>
          <li className={classes.quiet}>{prepWords(competition)}</li>
        </ul>
      ) : (
        <p className={classes.quiet}>No show set.</p>
      )}
    </Card>
  );
}

function RecentActivity({ overview: { activity, units, today } }: { overview: ClientOverview }) {
  return (
    <Card as="section" labelledBy="activity">
      <SectionHeader id="activity" title="Recent activity" />
      {activity.length === 0 ? (
        <p className={classes.quiet}>Nothing logged yet. A message may help them get started.</p>
      ) : (
        <ol className={classes.list}>
          {activity.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may lie on one day, and the list is rendered again as a whole
            <li key={`${item.day} ${item.kind} ${place}`} className={classes.activity}>
              <span>{activityWords(item, units)}</span>
              <time dateTime={item.day} className={classes.quiet}>
                {whenDone(today, item.day)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
