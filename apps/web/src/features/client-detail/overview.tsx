import type { ClientOverview, CoachNote } from '@posedown/contract';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/days.ts';
import { factLines } from '../../lib/fact-text.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { formatWeight, WEIGHT_UNIT, weightFromKg } from '../../lib/units.ts';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { FactList } from '../../ui/parts/fact-list.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { StatusBadge } from '../../ui/parts/status-badge.tsx';
import classes from './client-detail.module.css';
import { HealthCard } from './health-card.tsx';
import { HoldBanner } from './holds/hold-banner.tsx';
import {
  activityDayText,
  activityText,
  goalLines,
  paceText,
  partText,
  prepText,
  windowText,
} from './overview-text.ts';
import { PinnedNotes } from './pinned-notes.tsx';
import { TagsRow } from './tags/tags-row.tsx';

interface OverviewProps {
  overview: ClientOverview;
  pinnedNotes: readonly CoachNote[];
  /** The rendered open alerts. */
  alerts: ReactNode;
  /** The rendered recent check-ins. */
  checkIns: ReactNode;
  /** How the coaching ends. */
  ending: ReactNode;
}

/** The athlete's overview: health, adherence, weight, goals, show and recent activity. */
export function Overview({ overview, pinnedNotes, alerts, checkIns, ending }: OverviewProps) {
  const isEnding = overview.coachingEnd !== null;
  return (
    <Stack>
      <TagsRow athleteId={overview.id} name={overview.name} />
      <HoldBanner athleteId={overview.id} holds={overview.holds} />
      {isEnding && ending}
      <PinnedNotes notes={pinnedNotes} />
      {alerts}
      <Safety safety={overview.safety} />
      <HealthCard athleteId={overview.id} today={overview.today} health={overview.health} />
      <Grid columns={2} from="md">
        <Standing standing={overview.standing} />
        <Weight overview={overview} />
        <Goals overview={overview} />
        <Competition overview={overview} />
        <AboutCard about={overview.about} />
      </Grid>
      {checkIns}
      <RecentActivity overview={overview} />
      {!isEnding && ending}
    </Stack>
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
          note={paceText(weeklyPercent)}
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
            {percent}% of the way from {formatWeight(start, units)}
            {trend !== null && `, by the trend of ${formatWeight(trend, units)}`}
          </p>
        </div>
      )}
    </Card>
  );
}

function Goals({ overview: { goals } }: { overview: ClientOverview }) {
  return (
    <Card as="section" labelledBy="goals">
      <SectionHeader id="goals" title="Goals" />
      <ul className={classes.list}>
        {goalLines(goals).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}

function Competition({ overview: { id, competition } }: { overview: ClientOverview }) {
  // Typed as string, because only `app` knows the routes.
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
          <li className={classes.quiet}>{prepText(competition)}</li>
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
          {activity.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day may have two items of a kind, and the list never changes in part
            <li key={`${item.day} ${item.kind} ${index}`} className={classes.activity}>
              <span>{activityText(item, units)}</span>
              <time dateTime={item.day} className={classes.quiet}>
                {activityDayText(today, item.day)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** The adherence score and its parts. */
function Standing({ standing }: Pick<ClientOverview, 'standing'>) {
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
          label={windowText(windowDays)}
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
                  <span>{partText(part)}</span>
                  <span>
                    {done} of {planned}
                  </span>
                </span>
                <ShareBar percent={percent} />
                <span className={classes.quiet}>
                  {percent}%, counts {weight} of 100
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

/** The athlete's other onboarding answers. */
function AboutCard({ about }: Pick<ClientOverview, 'about'>) {
  const lines = factLines(about);
  const isEmpty = lines.every(([, words]) => words === null);
  return (
    <Card as="section" labelledBy="about" className={classes.about}>
      <SectionHeader id="about" title="About" intro="Only you and the athlete can see this." />
      {isEmpty ? (
        <p className={classes.quiet}>No answers yet. You can add them in Edit Profile.</p>
      ) : (
        <FactList
          className={classes.facts}
          facts={lines.map(([label, words]) => [label, words ?? 'Not answered'])}
        />
      )}
    </Card>
  );
}
