import { GUIDANCE_LABELS } from '@posedown/coaching';
import type { CheckInReview } from '@posedown/contract';
import { memo, useDeferredValue } from 'react';
import { formatInstant, formatWeekday } from '../../lib/days.ts';
import type { ChosenExtras } from '../../ui/message-extras/chosen-extras.ts';
import { AthleteLink } from '../../ui/parts/athlete-link.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { AnswersTable } from './answers-table.tsx';
import classes from './inbox.module.css';
import { Key } from './key.tsx';
import { PhotoPair } from './photo-pair.tsx';
import reviewClasses from './review.module.css';
import { WeekTiles } from './week-tiles.tsx';
import { WeightCard } from './weight-card.tsx';
import { Workouts } from './workouts.tsx';

interface ReviewProps {
  review: CheckInReview;
  /** The place in the queue, from 0; negative if it isn't listed. */
  place: number;
  /** The length of the queue. */
  of: number;
  /** The photos that go with the reply. */
  extras: ChosenExtras;
  onExtras: (extras: ChosenExtras) => void;
  /** Back to the queue on a narrow screen. */
  onClose: () => void;
}

/** One athlete's week: what matters first, then figures, answers, training and photos. */
export const Review = memo(function Review(props: ReviewProps) {
  const { review, place, of, extras, onExtras, onClose } = props;
  const { athlete } = review;
  // The name and what matters are painted first, the rest right after.
  const isWhole = useDeferredValue(true, false);
  return (
    <section className={classes.review} aria-label={`Check-in of ${athlete.name}`}>
      <header className={reviewClasses.head}>
        <Button variant="default" size="sm" className={classes.back} onClick={onClose}>
          All check-ins
        </Button>
        <h2 className={reviewClasses.name}>
          <AthleteLink athlete={athlete} />
        </h2>
        <p className={reviewClasses.facts}>{factsText(review)}</p>
        {place >= 0 && (
          <p className={reviewClasses.position}>
            {place + 1} of {of} <Key name="k" /> <Key name="j" />
          </p>
        )}
      </header>
      <Points review={review} />
      {isWhole && <Details {...{ review, extras, onExtras }} />}
    </section>
  );
});

/** The figures, the answers, the training and the photos. */
function Details({
  review,
  extras,
  onExtras,
}: Pick<ReviewProps, 'review' | 'extras' | 'onExtras'>) {
  const { athlete, checkIn } = review;
  return (
    <>
      <WeightCard review={review} />
      <WeekTiles review={review} />
      {checkIn ? (
        <AnswersTable review={review} checkIn={checkIn} />
      ) : (
        <p className={reviewClasses.none}>
          {athlete.name} hasn’t sent a weekly check-in yet. Figures and photos are from daily logs.
        </p>
      )}
      <Notes review={review} />
      <Workouts review={review} />
      <PhotoPair key={athlete.id} {...{ review, extras, onExtras }} />
    </>
  );
}

function factsText({ athlete, checkIn, state, daysLate }: CheckInReview): string {
  const { category, weeksOut, phase, guidance } = athlete;
  return [
    category,
    weeksOut === null ? null : `${weeksOut} weeks out`,
    phase,
    GUIDANCE_LABELS[guidance].name,
    state === 'overdue' && daysLate !== null ? `${daysLate} days late` : null,
    checkIn && `sent ${formatInstant(checkIn.submittedAt)}`,
  ]
    .filter((fact) => typeof fact === 'string')
    .join(' · ');
}

/** The two to four points to know before reading on. */
function Points({ review: { points } }: { review: CheckInReview }) {
  if (points.length === 0) return null;
  return (
    <ul className={reviewClasses.points} aria-label="In short">
      {points.map(({ tone, text }) => (
        <li key={text} data-tone={tone}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** What the athlete wrote in the daily check-ins of this week. */
function Notes({ review: { notes } }: { review: CheckInReview }) {
  if (notes.length === 0) return null;
  return (
    <section className={reviewClasses.block} aria-labelledby="daily-notes">
      <h3 id="daily-notes" className={reviewClasses.title}>
        Daily notes
      </h3>
      <ul className={reviewClasses.notes}>
        {notes.map(({ date, text }) => (
          <li key={date}>
            <time dateTime={date}>{formatWeekday(date)}</time>
            <q>{text}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}
