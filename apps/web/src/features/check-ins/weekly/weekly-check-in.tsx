import type { Profile, WeeklyCheckIn } from '@posedown/contract';
import { IconCloudUpload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatWeekday } from '../../../lib/days.ts';
import { UNSTORED_NOTE } from '../../../lib/unsaved-outbox.ts';
import { useFocusIfLost } from '../../../ui/focus/use-focus-if-lost.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { AnswersList } from './answers-list.tsx';
import type { WeeklyDue } from './api.ts';
import { NewReply, ReplyText } from './coach-reply.tsx';
import { dayText, dueText, minuteText, whenText } from './due-text.ts';
import { EarlierWeekly } from './earlier-weekly.tsx';
import type { CameraSlot } from './form/photo-question.tsx';
import { UnsentChanges } from './form/unsent-changes.tsx';
import { useWaitingWeekly } from './form/waiting-weekly.ts';
import { loadWeeklyDraft } from './form/weekly-draft.ts';
import { WeeklyForm } from './form/weekly-form.tsx';
import { useLocalTime } from './use-local-time.ts';
import classes from './weekly.module.css';
import { type WeeklyState, weeklyStateAt } from './weekly-state.ts';

/** What other features provide. */
export interface WeeklySlots {
  renderCamera: (slot: CameraSlot) => ReactNode;
  /** The coach's changes of the plans that the athlete hasn't acknowledged. */
  changes: ReactNode;
  /** Acknowledges those changes. */
  onAcknowledge: () => void;
}

interface WeeklyCheckInProps extends WeeklySlots {
  profile: Profile;
  weekly: WeeklyDue;
  /** Whether its button is the next action of the screen. */
  isNext: boolean;
}

/** The id of its heading, which links lead to. */
export const WEEKLY_ID = 'weekly-check-in';

/** The weekly check-in: its form, what happens next, and the coach's answer. Renders nothing without a schedule. */
export function WeeklyCheckInCard(props: WeeklyCheckInProps) {
  const { profile, weekly, isNext, renderCamera } = props;
  const { id: userId, timezone: timeZone } = profile;
  const now = useLocalTime(timeZone);
  const state = weeklyStateAt(weekly, now);
  const { toFill, sent, answered, before } = state;
  const { waiting, isStored } = useWaitingWeekly(userId);
  const [editedDay, setEditedDay] = useState(() => loadWeeklyDraft(userId)?.dueOn);
  const unsent = waiting.find(({ body }) => body.dueOn === (toFill?.on ?? sent?.dueOn));
  const isEdited = sent?.state === 'waiting' && sent.dueOn === editedDay;
  const isWaiting = unsent !== undefined && editedDay !== unsent.body.dueOn;
  const formDay = isWaiting ? undefined : (toFill?.on ?? (isEdited ? sent?.dueOn : undefined));
  const view = isWaiting ? 'waiting' : formDay ? 'form' : 'sent';
  useShown(view);
  if (!weekly.due && !answered && !unsent) return null;
  const shared = { timeZone, today: now.day };
  return (
    <Card as="section" labelledBy={WEEKLY_ID} gap="lg" className={classes.card}>
      <SectionHeader
        id={WEEKLY_ID}
        title="Weekly check-in"
        intro={toFill ? !answered && dueText(toFill, now) : introOf(state, shared.today)}
      />
      {answered?.reply && (
        <NewReply
          {...shared}
          {...{ userId, changes: props.changes, onAcknowledge: props.onAcknowledge }}
          reply={answered.reply}
          checkInId={answered.id}
          dueOn={answered.dueOn}
          isNext={isNext}
        />
      )}
      {isWaiting && (
        <Waiting isStored={isStored} onChange={() => setEditedDay(unsent.body.dueOn)} />
      )}
      {answered && toFill && (
        <div>
          <h3 className={classes.part}>This week</h3>
          <Text size="lg" muted>
            {dueText(toFill, now)}
          </Text>
        </div>
      )}
      {formDay && (
        <WeeklyForm
          key={formDay}
          {...{ profile, before, sent, renderCamera }}
          dueOn={formDay}
          newest={weekly.form}
          isNext={isNext && !answered}
          onEdit={() => setEditedDay(formDay)}
          onDone={() => setEditedDay(undefined)}
        />
      )}
      {view === 'sent' && sent && (
        <Sent
          {...{ profile, ...shared }}
          checkIn={sent}
          isAnswerNew={answered?.id === sent.id}
          onChange={() => setEditedDay(sent.dueOn)}
        />
      )}
      {before && <EarlierWeekly {...{ profile, ...shared }} shownId={sent?.id} />}
    </Card>
  );
}

/** Shows the start of the card once its form is gone, and moves the focus there if it was in the form. */
function useShown(view: string): void {
  useFocusIfLost(WEEKLY_ID, view);
  const previous = useRef(view);
  useEffect(() => {
    const wasForm = previous.current === 'form';
    previous.current = view;
    if (wasForm) document.getElementById(WEEKLY_ID)?.scrollIntoView({ block: 'nearest' });
  }, [view]);
}

/** When the next one is due, or until when coaching is paused. */
function introOf({ next, pausedUntil }: WeeklyState, today: string): string | undefined {
  if (pausedUntil) return `Paused until ${formatWeekday(pausedUntil)}. Nothing is due.`;
  return next ? `Next: ${dayText(next.on, today)}, ${minuteText(next.minute)}` : undefined;
}

/** A check-in that is only on this device. */
function Waiting({ isStored, onChange }: { isStored: boolean; onChange: () => void }) {
  return (
    <>
      <p className={classes.waiting} role="status">
        <IconCloudUpload size={20} aria-hidden="true" />
        <span>
          {isStored ? 'Saved on this device.' : 'Not sent yet.'} It will be sent when you’re online.{' '}
          {!isStored && UNSTORED_NOTE}
        </span>
      </p>
      <Button variant="default" size="md" className="pd-start" onClick={onChange}>
        Change answers
      </Button>
    </>
  );
}

interface SentProps {
  profile: Profile;
  timeZone: string;
  today: string;
  checkIn: WeeklyCheckIn;
  /** Whether its reply is already shown above. */
  isAnswerNew: boolean;
  onChange: () => void;
}

/** A sent check-in: what happens next, or the answer, and what was sent. */
function Sent({ profile, timeZone, today, checkIn, isAnswerNew, onChange }: SentProps) {
  const { submittedAt, reply, state } = checkIn;
  const sentAt = whenText(submittedAt, timeZone, today);
  return (
    <Stack gap="sm">
      <UnsentChanges profile={profile} checkIn={checkIn} />
      {state === 'waiting' && (
        <>
          <h3 className={classes.part}>What happens next</h3>
          <p>
            Sent <time dateTime={submittedAt}>{sentAt}</time>. Your coach reads it together with
            your week: weight, training and food. The answer will be here, with every change to your
            plan.
          </p>
          <Button variant="default" size="md" className="pd-start" onClick={onChange}>
            Change answers
          </Button>
        </>
      )}
      {state === 'done' && !reply && <p>Your coach has read your check-in.</p>}
      {reply && !isAnswerNew && (
        <details className={classes.folded}>
          <summary>Your coach’s answer</summary>
          <ReplyText userId={profile.id} {...{ reply, timeZone, today }} />
        </details>
      )}
      <details className={classes.folded}>
        <summary>{state === 'waiting' ? 'Your answers' : `Your answers · sent ${sentAt}`}</summary>
        <AnswersList checkIn={checkIn} units={profile.units} />
      </details>
    </Stack>
  );
}
