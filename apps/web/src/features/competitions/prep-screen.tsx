import type { CalendarDay } from '@posedown/coaching';
import type { Competition, Prep } from '@posedown/contract';
import { type ReactNode, Suspense, useId } from 'react';
import { formatDay, formatDaysAway } from '../../lib/days.ts';
import { placingText } from '../../lib/placing-text.ts';
import fieldClasses from '../../ui/form/field.module.css';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { PrepPhases } from '../../ui/parts/prep-phases.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { usePrep } from './api.ts';
import { ChecklistCard } from './checklist-card.tsx';
import { CompetitionBadge } from './competition-badge.tsx';
import { MilestonesCard } from './milestones-card.tsx';
import classes from './prep.module.css';
import { WeighInCard } from './weigh-in-card.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

/* Typed as string, because only `app` knows the routes. */
const SETUP_PATH: string = '/competition/setup';

type Shown = Prep & { competition: Competition };

const ResultCard = lazyPart(() =>
  import('./result-card.tsx').then(({ ResultCard }) => ({ default: ResultCard })),
);

interface PrepScreenProps {
  userId: string;
  /** The selected show; undefined for the next one. */
  competitionId: string | undefined;
  /** Writes the selected show to the URL. */
  onChoose: (competitionId: string) => void;
  isCoach: boolean;
  /** Buttons next to the title, such as the peak-week link. */
  actions?: ReactNode;
  /** Shown above the prep. */
  notice?: ReactNode;
}

/** An athlete's prep for a show, for the athlete or their coach. */
export function PrepScreen(props: PrepScreenProps) {
  const { userId, competitionId, onChoose, isCoach, actions, notice } = props;
  const prep = usePrep(userId, competitionId);
  const namePrefix = prep.data && isCoach ? `${prep.data.athlete.name}: ` : '';
  return (
    <PageShell
      title={`${namePrefix}Competition Prep`}
      intro="Phases, milestones, weight and the show day."
      actions={actions}
    >
      {notice}
      {prep.data ? (
        <Content prep={prep.data} chosen={competitionId} isCoach={isCoach} onChoose={onChoose} />
      ) : (
        <QueryFallback query={prep} what="the prep">
          <SkeletonArea label="Loading the prep">
            <Grid columns={2} from="lg" align="start">
              <Skeleton height="16rem" />
              <Skeleton height="16rem" />
              <Skeleton height="24rem" />
              <Skeleton height="24rem" />
            </Grid>
          </SkeletonArea>
        </QueryFallback>
      )}
    </PageShell>
  );
}

interface ContentProps {
  prep: Prep;
  /** The selected show, which may still be loading. */
  chosen: string | undefined;
  isCoach: boolean;
  onChoose: (competitionId: string) => void;
}

function Content({ prep, chosen, isCoach, onChoose }: ContentProps) {
  const { competition, competitions } = prep;
  if (!competition) return <NoShow showDay={prep.answeredShowDay} isCoach={isCoach} />;
  const shown: Shown = { ...prep, competition };
  const isOver = competition.date < prep.today;
  const isEntered = competition.status !== 'cancelled';
  return (
    <>
      {prep.answeredShowDay && !chosen && (
        <NoShow showDay={prep.answeredShowDay} isCoach={isCoach} />
      )}
      {competitions.length > 1 && (
        <ShowPicker
          competitions={competitions}
          chosen={chosen ?? competition.id}
          onChoose={onChoose}
        />
      )}
      <Grid columns={2} from="lg" align="start" key={competition.id}>
        <Stack>
          <PrepHeadCard prep={shown} />
          {isOver && isEntered && <Result prep={shown} />}
          <MilestonesCard prep={shown} />
        </Stack>
        <Stack>
          <WeighInCard prep={shown} />
          {competition.date === prep.today && isEntered && <Result prep={shown} />}
          <ChecklistCard prep={shown} />
        </Stack>
      </Grid>
    </>
  );
}

/** The result form, loaded from show day on. */
const Result = ({ prep }: { prep: Shown }) => (
  <Suspense fallback={<Skeleton height="16rem" />}>
    <ResultCard prep={prep} />
  </Suspense>
);

interface NoShowProps {
  /** The show date from the athlete's answers. */
  showDay: CalendarDay | null;
  isCoach: boolean;
}

function NoShow({ showDay, isCoach }: NoShowProps) {
  return (
    <EmptyState
      title={showDay ? `A show on ${formatDay(showDay)}` : 'No competition yet'}
      action={
        !isCoach && (
          <LinkButton to={SETUP_PATH} size="md">
            {showDay ? 'Name the show' : 'Add a competition'}
          </LinkButton>
        )
      }
    >
      {emptyText(showDay !== null, isCoach)}
    </EmptyState>
  );
}

function emptyText(hasDay: boolean, isCoach: boolean): string {
  if (isCoach) {
    return hasDay
      ? 'The athlete gave this date at sign-up. Once they add the show under Competition, its prep appears here.'
      : 'The athlete adds their shows under Competition. The prep is planned back from the show date.';
  }
  return hasDay
    ? 'You gave this date at sign-up. Add the show’s name and your category to see its prep here.'
    : 'The prep follows from the date of your show.';
}

interface ShowPickerProps {
  competitions: readonly Competition[];
  chosen: string;
  onChoose: (competitionId: string) => void;
}

/** Selects one of the athlete's shows. */
function ShowPicker({ competitions, chosen, onChoose }: ShowPickerProps) {
  const id = useId();
  return (
    <div className={classes.picker}>
      <label htmlFor={id} className={fieldClasses.label}>
        Show
      </label>
      <NativeSelect
        id={id}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {competitions.map((competition) => (
          <option key={competition.id} value={competition.id}>
            {competition.name}, {formatDay(competition.date)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** The show: name, category, date, weeks out and the current phase of the prep. */
function PrepHeadCard({ prep }: { prep: Prep & { competition: Competition } }) {
  const { competition, phase, today } = prep;
  const { name, category, date, location, placing, notes, status } = competition;
  return (
    <Card as="section" labelledBy="show-name" gap="md">
      <Row justify="between">
        <h2 id="show-name" className={classes.show}>
          {name}
        </h2>
        <CompetitionBadge competition={competition} />
      </Row>
      <dl className={classes.facts}>
        <Fact name="Category" value={category ?? 'Not specified'} />
        <Fact name="Date" value={`${formatDay(date)}, ${formatDaysAway(today, date)}`} />
        {status === 'upcoming' && phase && <Fact name="Prep phase" value={phase} />}
        {location && <Fact name="Location" value={location} />}
        {placing && <Fact name="Result" value={placingText(placing)} />}
      </dl>
      {notes && <p className={classes.muted}>{notes}</p>}
      {date >= today && status !== 'cancelled' && <PrepPhases today={today} show={date} />}
      {date >= today && status !== 'completed' && <WithdrawButton competition={competition} />}
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
