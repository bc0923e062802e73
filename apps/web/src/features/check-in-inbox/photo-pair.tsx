import { daysBetween } from '@posedown/coaching';
import type { CheckInReview, PhotoPose } from '@posedown/contract';
import { type CSSProperties, Suspense, useState } from 'react';
import { formatDay } from '../../lib/days.ts';
import { poseText } from '../../lib/pose-text.ts';
import { formatWeight } from '../../lib/units.ts';
import { type ChosenExtras, MAX_PHOTOS } from '../../ui/message-extras/chosen-extras.ts';
import { Button, UnstyledButton } from '../../ui/parts/button.tsx';
import { FilterButtons } from '../../ui/parts/filter-buttons.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { photoUrl } from './api.ts';
import {
  earlierPrep,
  photosOfPose,
  posesOf,
  type ReviewPhoto,
  usualPair,
} from './photo-choices.ts';
import classes from './photo-pair.module.css';
import reviewClasses from './review.module.css';
import { useZoom } from './use-zoom.ts';

const DrawOnPhoto = lazyPart(() =>
  import('../../ui/message-extras/draw-on-photo.tsx').then((part) => ({
    default: part.DrawOnPhoto,
  })),
);

const LOOKS = [
  { value: false, label: 'Side by side' },
  { value: true, label: 'Slider' },
];

interface PhotoPairProps {
  review: CheckInReview;
  /** The photos that go with the reply. */
  extras: ChosenExtras;
  onExtras: (extras: ChosenExtras) => void;
}

/** Two photos of a pose, as large as the pane allows, with one zoom for both. */
export function PhotoPair({ review, extras, onExtras }: PhotoPairProps) {
  const { photos } = review;
  const [drawn, setDrawn] = useState<ReviewPhoto>();
  // There is only a reply to draw for while the check-in waits, and room for four photos.
  const mayDraw = (photo: ReviewPhoto) =>
    review.checkIn?.state === 'waiting' &&
    (extras.photos.length < MAX_PHOTOS || extras.photos.some((one) => one.photo.id === photo.id));
  const poses = posesOf(photos);
  const [chosenPose, setPose] = useState<PhotoPose>();
  const [days, setDays] = useState<{ before?: string; after?: string }>({});
  const [isSlider, setSlider] = useState(false);
  const pose = chosenPose ?? poses[0];
  if (!pose) {
    return <p className={reviewClasses.none}>No progress photos yet. Ask for them in the reply.</p>;
  }
  const ofPose = photosOfPose(photos, pose);
  const usual = usualPair(ofPose);
  const on = (day: string | undefined) => ofPose.find(({ date }) => date === day);
  const after = on(days.after) ?? usual.after;
  const before = on(days.before) ?? usual.before;
  const lastPrep = after && earlierPrep(ofPose, after);
  return (
    <section id="review-photos" className={classes.photos} aria-label="Photos">
      <div className={classes.bar}>
        <FilterButtons
          compact
          label="Pose"
          choices={poses.map((value) => ({ value, label: poseText(value) }))}
          chosen={pose}
          onChoose={(value) => {
            setPose(value);
            setDays({});
          }}
        />
        <FilterButtons
          compact
          label="Look"
          choices={LOOKS}
          chosen={isSlider}
          onChoose={setSlider}
        />
        {lastPrep && (
          <Button
            variant="default"
            size="sm"
            onClick={() => setDays({ ...days, before: lastPrep.date })}
          >
            Last prep, {lastPrep.weeksOut} weeks out
          </Button>
        )}
      </div>
      <Stage review={review} before={before} after={after} isSlider={isSlider} />
      <div className={classes.captions}>
        {before && (
          <Caption
            {...{ review, photo: before, ofPose }}
            label="Before"
            onDraw={mayDraw(before) && (() => setDrawn(before))}
            onDay={(day) => setDays({ ...days, before: day })}
          />
        )}
        {after && (
          <Caption
            {...{ review, photo: after, ofPose }}
            label="After"
            onDraw={mayDraw(after) && (() => setDrawn(after))}
            onDay={(day) => setDays({ ...days, after: day })}
          />
        )}
      </div>
      {drawn && (
        <Suspense fallback={null}>
          <DrawOnPhoto
            drawn={{ photo: { ...drawn, userId: review.athlete.id }, alt: altOf(drawn) }}
            {...{ extras, onChange: onExtras }}
            onClose={() => setDrawn(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

const altOf = ({ pose, date }: ReviewPhoto) => `${poseText(pose)}, ${formatDay(date)}`;

interface StageProps {
  review: CheckInReview;
  before: ReviewPhoto | undefined;
  after: ReviewPhoto | undefined;
  isSlider: boolean;
}

/** The photos themselves. Wheel, pinch and drag move both alike; a double click resets them. */
function Stage({ review, before, after, isSlider }: StageProps) {
  const zoom = useZoom();
  const [share, setShare] = useState(50);
  const { id: athleteId } = review.athlete;
  const isOverlaid = isSlider && before !== undefined && after !== undefined;
  const picture = (photo: ReviewPhoto) => (
    <div key={photo.id} className={classes.frame}>
      <img
        className={classes.picture}
        src={photoUrl(athleteId, photo.id)}
        alt={altOf(photo)}
        width={photo.width}
        height={photo.height}
        decoding="async"
        draggable={false}
      />
    </div>
  );
  return (
    <>
      <div
        ref={zoom}
        className={classes.stage}
        data-overlaid={isOverlaid || undefined}
        style={{ '--share': `${share}%` } as CSSProperties}
      >
        {before && picture(before)}
        {after && picture(after)}
      </div>
      {isOverlaid && (
        <input
          className={classes.slider}
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="Share of the earlier photo"
          onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
        />
      )}
    </>
  );
}

interface CaptionProps {
  review: CheckInReview;
  photo: ReviewPhoto;
  ofPose: readonly ReviewPhoto[];
  label: string;
  onDay: (day: string) => void;
  /** False if it can't go with the reply. */
  onDraw: false | (() => void);
}

/** Day, weight and weeks out of a photo; the day can be changed. */
function Caption({ review: { athlete }, photo, ofPose, label, onDay, onDraw }: CaptionProps) {
  const weeks = Math.round(daysBetween(photo.date, athlete.today) / 7);
  return (
    <p className={classes.caption}>
      <select
        className={classes.day}
        aria-label={`${label}: day`}
        value={photo.date}
        onChange={(event) => onDay(event.currentTarget.value)}
      >
        {ofPose.map(({ id, date }) => (
          <option key={id} value={date}>
            {formatDay(date)}
          </option>
        ))}
      </select>
      <span>
        {photo.weightKg === null ? 'No weigh-in' : formatWeight(photo.weightKg, athlete.units)}
        {' · '}
        {photo.weeksOut === null ? `${weeks} weeks ago` : `${photo.weeksOut} weeks out`}
      </span>
      {onDraw && (
        <UnstyledButton
          className={classes.draw}
          aria-label={`Draw on it: ${altOf(photo)}`}
          onClick={onDraw}
        >
          Draw on it
        </UnstyledButton>
      )}
    </p>
  );
}
