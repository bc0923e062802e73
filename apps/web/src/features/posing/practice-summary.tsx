import type { PosingRating } from '@posedown/contract';
import { type FormEvent, useEffect, useRef } from 'react';
import { useAccountZone } from '../../lib/account-zone.ts';
import { fieldErrorsOf, isOtherRequest, userMessageOf } from '../../lib/api-error.ts';
import { serverTime } from '../../lib/clock/server-time.ts';
import { usePersistentState } from '../../lib/clock/use-persistent-state.ts';
import { todayIn } from '../../lib/days.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useSingleSend } from '../../lib/use-single-send.ts';
import { focusOn } from '../../ui/focus/focus-on.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { RatingField } from '../../ui/form/rating-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useSavePoseSession } from './api.ts';
import classes from './posing.module.css';
import { RATING_LABELS, RATINGS, routineName } from './posing-text.ts';
import { type Practice, practicedPoses } from './practice.ts';
import { readSelfRating, UNRATED } from './self-rating.ts';

interface PracticeSummaryProps {
  userId: string;
  /** False for coaches, whose practice isn't saved. */
  isSaved: boolean;
  practice: Practice;
  onLeave: () => void;
}

const TEN = { min: 1, max: 10, step: 1 };
const ENDS: Record<PosingRating, readonly [string, string]> = {
  overallQuality: ['Loose', 'Stage ready'],
  confidence: ['Shaky', 'Certain'],
  stagePresence: ['Invisible', 'Commanding'],
  conditioning: ['Soft', 'Hard'],
  symmetry: ['Uneven', 'Balanced'],
};

/** The initial slider position. */
const MIDDLE = 5;

/** The result of a practice, and the athlete's rating of it. */
export function PracticeSummary(props: PracticeSummaryProps) {
  const { practice, isSaved, onLeave } = props;
  const poses = practicedPoses(practice);
  const seconds = poses.reduce((total, { duration }) => total + duration, 0);
  const done = practice.completed.filter(Boolean).length;
  useEffect(() => {
    // The summary replaces the practice, and with it the focused button.
    const heading = document.getElementById('summary');
    if (heading) focusOn(heading);
  }, []);
  return (
    <div className={classes.column} data-narrow>
      <Card as="section" labelledBy="summary" gap="md">
        <SectionHeader
          id="summary"
          title={done === practice.completed.length ? 'Routine complete' : 'Session ended'}
          intro={`${routineName(practice.routine)}: ${done} of ${practice.completed.length} done, ${seconds} s held.`}
        />
        {isSaved && seconds > 0 ? (
          <Rating {...props} poses={poses} seconds={seconds} />
        ) : (
          <Button size="lg" onClick={onLeave}>
            Back to the routines
          </Button>
        )}
      </Card>
    </div>
  );
}

interface RatingProps extends PracticeSummaryProps {
  poses: ReturnType<typeof practicedPoses>;
  seconds: number;
}

function Rating({ userId, practice, poses, seconds, onLeave }: RatingProps) {
  const key = `posedown.posing.rating.${practice.requestKey}`;
  const [rating, keep, forget] = usePersistentState(key, readSelfRating, UNRATED);
  // Input during a save is kept, whatever the response.
  const latest = useRef(rating);
  latest.current = rating;
  const { findZone } = useAccountZone(userId);
  const save = useSavePoseSession(userId);
  const { busy, send } = useSingleSend(save);
  const { nextSessionFocus, videoUrl, requestKey = practice.requestKey, ...ratings } = rating;

  function leave() {
    forget();
    onLeave();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const zone = await findZone();
    const body = {
      date: todayIn(zone, new Date(serverTime(practice.startedAtMs))),
      routine: practice.routine,
      duration: seconds,
      poses,
      ...ratings,
      ...(nextSessionFocus.trim() ? { nextSessionFocus: nextSessionFocus.trim() } : {}),
      ...(videoUrl.trim() ? { videoUrls: [videoUrl.trim()] } : {}),
      requestKey,
    };
    send(body, {
      onSuccess: () => {
        leave();
        void showToast({ title: 'Practice saved', message: 'Your coach can see it.' });
      },
      onError: (error) => {
        if (isOtherRequest(error)) keep({ ...latest.current, requestKey: newRequestKey() });
      },
    });
  }

  return (
    <Stack as="form" onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <Stack gap="lg">
        {RATINGS.map((name) => (
          <RatingField
            key={name}
            name={name}
            label={RATING_LABELS[name]}
            limit={TEN}
            ends={ENDS[name]}
            value={rating[name] ?? MIDDLE}
            isGiven={rating[name] !== undefined}
            onChange={(value) => keep({ ...rating, [name]: value })}
          />
        ))}
      </Stack>
      <TextAreaField
        name="nextSessionFocus"
        label="Focus for the next session"
        optional
        value={nextSessionFocus}
        onChange={(text) => keep({ ...rating, nextSessionFocus: text.slice(0, 2000) })}
      />
      <TextField
        name="videoUrl"
        label="Video"
        optional
        hint="A link to your video, such as an unlisted one, so your coach can watch it."
        maxLength={500}
        value={videoUrl}
        error={fieldErrorsOf(save.error)['videoUrls.0']}
        onChange={(text) => {
          // Only after a failure: resetting a running save would lose its response.
          if (save.isError) save.reset();
          keep({ ...rating, videoUrl: text });
        }}
      />
      {save.isError && (
        <FormNotice>
          {userMessageOf(
            save.error,
            'We couldn’t reach the server, so your practice wasn’t saved. Try again.',
          )}
        </FormNotice>
      )}
      <Row>
        <Button type="submit" size="md" loading={busy}>
          {busy ? 'Saving...' : 'Save practice'}
        </Button>
        <Button variant="default" size="md" onClick={leave}>
          Leave without saving
        </Button>
      </Row>
    </Stack>
  );
}
