import type { Competition, Prep } from '@posedown/contract';
import { formatDay, formatDaysAway } from '../../lib/days.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { PrepPhases } from '../../ui/parts/prep-phases.tsx';
import { CompetitionBadge } from './competition-badge.tsx';
import classes from './prep.module.css';
import { placingWords } from './prep-words.ts';

/** The show: name, category, date, weeks out, and the phase the prep is in. */
export function PrepHeadCard({ prep }: { prep: Prep & { competition: Competition } }) {
  const { competition, phase, today } = prep;
  const { name, category, date, location, placing, notes } = competition;
  return (
    <Card as="section" labelledBy="show-name" className={classes.card}>
      <Row justify="between">
        <h2 id="show-name" className={classes.show}>
          {name}
        </h2>
        <CompetitionBadge competition={competition} />
      </Row>
      <dl className={classes.facts}>
        <Fact name="Category" value={category ?? 'Not said'} />
        <Fact name="Date" value={`${formatDay(date)}, ${formatDaysAway(today, date)}`} />
        {competition.status !== 'completed' && phase && <Fact name="Prep phase" value={phase} />}
        {location && <Fact name="Location" value={location} />}
        {placing && <Fact name="Result" value={placingWords(placing)} />}
      </dl>
      {notes && <p className={classes.muted}>{notes}</p>}
      {date >= today && <PrepPhases today={today} show={date} />}
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={classes.muted}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
