import type { CheckIn, Profile } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { isUnanswered } from '../../lib/api-error.ts';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { formatLongDay } from '../../lib/days.ts';
import { useProfile } from '../../lib/profile.ts';
import { useWasTrue } from '../../lib/use-was-true.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useCheckIns } from './api.ts';
import { draftDays } from './check-in-draft.ts';
import { CheckInFields } from './check-in-fields.tsx';
import classes from './check-ins.module.css';
import { dayChoices } from './day-choices.ts';
import { UnsentNotes } from './unsent-notes.tsx';
import { useOpenDay } from './use-open-day.ts';
import { useWaitingCheckIns } from './waiting-check-ins.ts';
import { useWeekly, useWeeklyLoaded, type WeeklyDue } from './weekly/api.ts';
import { useLocalTime } from './weekly/use-local-time.ts';
import { WEEKLY_ID, WeeklyCheckInCard, type WeeklySlots } from './weekly/weekly-check-in.tsx';
import { weeklyStateAt } from './weekly/weekly-state.ts';

interface CheckInSlots extends WeeklySlots {
  /** Whether the changes are known or couldn't be loaded. */
  areChangesLoaded: boolean;
}

/** The daily check-in and, if the coach asks for it, the weekly one. */
export function CheckInScreen(slots: CheckInSlots) {
  return (
    <PageShell
      title="Check in"
      intro="Mood and energy are enough for a day. Your coach sees every check-in."
    >
      <Content {...slots} />
    </PageShell>
  );
}

function Content({ areChangesLoaded, ...slots }: CheckInSlots) {
  const { id } = useSignedInUser();
  const profile = useProfile(id);
  const checkIns = useCheckIns(id);
  const weekly = useWeekly(id);
  const isWeeklyLoaded = useWasTrue(useWeeklyLoaded(id) && areChangesLoaded);
  // An offline form stays while the check-ins are refetched.
  const wasOffline = useWasTrue(checkIns.isError && isUnanswered(checkIns.error));
  const loadedCheckIns = checkIns.data ?? (wasOffline ? NO_CHECK_INS : undefined);
  if (!profile.data || !loadedCheckIns || !isWeeklyLoaded) {
    return (
      <QueryFallback query={profile.data ? checkIns : profile} what="the form">
        <SkeletonArea label="Loading the form" className={classes.screen}>
          <Skeleton height="44rem" />
        </SkeletonArea>
      </QueryFallback>
    );
  }
  return <Cards read={profile.data} checkIns={loadedCheckIns} weekly={weekly.data} slots={slots} />;
}

interface CardsProps {
  read: Profile;
  checkIns: readonly CheckIn[];
  /** Undefined if it couldn't be loaded. */
  weekly: WeeklyDue | undefined;
  slots: WeeklySlots;
}

/** The daily and the weekly card. The weekly one is first if a link leads to it, or if the day is done. */
function Cards({ read, checkIns, weekly, slots }: CardsProps) {
  const now = useLocalTime(read.timezone);
  const state = weekly && weeklyStateAt(weekly, now);
  const isDayDone = checkIns.some(({ date }) => date === now.day);
  const hasWeekly = Boolean(state?.toFill ?? state?.answered);
  const [isWeeklyFirst] = useState(
    () => (isDayDone && hasWeekly) || location.hash === `#${WEEKLY_ID}`,
  );
  const isWeeklyNext = hasWeekly && (isDayDone || isWeeklyFirst);
  const weeklyCard = weekly && (
    <WeeklyCheckInCard
      key="weekly"
      {...slots}
      profile={read}
      weekly={weekly}
      isNext={isWeeklyNext}
    />
  );
  return (
    <div className={classes.cards}>
      {isWeeklyFirst && weeklyCard}
      <Days read={read} checkIns={checkIns} isNext={!isWeeklyNext} />
      {!isWeeklyFirst && weeklyCard}
    </div>
  );
}

/**
 * Offline, the form works without the saved check-ins. If another device was first, the server reports it and the
 * input stays in the form. An untouched form restarts once the check-ins are known.
 */
const NO_CHECK_INS: CheckIn[] = [];

/** Changes from 0 to 1 if the check-ins load late and the form is untouched, to restart the form. */
function useLateRestart(isLoaded: boolean, isUntouched: () => boolean): number {
  const [restarts, setRestarts] = useState(0);
  const wasLoaded = useRef(isLoaded);
  useEffect(() => {
    if (isLoaded === wasLoaded.current) return;
    wasLoaded.current = isLoaded;
    if (isUntouched()) setRestarts(1);
  });
  return restarts;
}

interface DaysProps {
  read: Profile;
  checkIns: readonly CheckIn[];
  /** Whether its button is the next action of the screen. */
  isNext: boolean;
}

/** Chooses the day and shows its form. */
function Days({ read, checkIns, isNext }: DaysProps) {
  const { profile, today, date, setDate, isBegun } = useOpenDay(read);
  const { id } = profile;
  const { waiting } = useWaitingCheckIns(id);
  const days = dayChoices(today, [date, ...draftDays(id), ...waiting.map(({ body }) => body.date)]);
  const hasWaited = useWasTrue(waiting.length > 0);
  const restarts = useLateRestart(
    checkIns !== NO_CHECK_INS,
    () => !hasWaited && !isBegun() && !document.activeElement?.closest('form'),
  );
  return (
    <Card as="section" labelledBy="check-in-day" gap="lg" className={classes.screen}>
      <h2 id="check-in-day" className={classes.day}>
        <time dateTime={date}>{formatLongDay(date)}</time>
      </h2>
      {(waiting.length > 0 || days.length > 2) && (
        <UnsentNotes {...{ profile, today, date, setDate }} />
      )}
      <ChoiceField name="day" label="Day" choices={days} value={date} onChange={setDate} />
      <CheckInFields
        key={`${date} ${restarts} ${profile.units}`}
        profile={profile}
        date={date}
        saved={checkIns.find((checkIn) => checkIn.date === date)}
        last={checkIns.find((checkIn) => checkIn.date < date)}
        isNext={isNext}
      />
    </Card>
  );
}
