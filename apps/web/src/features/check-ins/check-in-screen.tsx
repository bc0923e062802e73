import { addDays } from '@posedown/coaching';
import type { CheckIn, Profile } from '@posedown/contract';
import { IconCloudUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isUnreached } from '../../lib/api-error.ts';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { formatLongDay, formatWeekday } from '../../lib/days.ts';
import { useProfile } from '../../lib/profile.ts';
import { LEAVE_OPEN } from '../../lib/unkept.ts';
import { useEver } from '../../lib/use-ever.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Missing } from '../../ui/parts/missing.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useCheckIns } from './api.ts';
import { CheckInFields } from './check-in-fields.tsx';
import classes from './check-ins.module.css';
import { useOpenDay } from './use-open-day.ts';
import { useWaitingCheckIns } from './waiting.ts';

/** How today is: the short question of every day. */
export function CheckInScreen() {
  return (
    <PageShell title="Check in" intro="Only mood and energy are needed. Your coach reads it.">
      <Content />
    </PageShell>
  );
}

function Content() {
  const { id } = useSignedInUser();
  const profile = useProfile(id);
  const checkIns = useCheckIns(id);
  // Once it is there, the form stays while what was said is asked for again.
  const isCut = useEver(checkIns.isError && isUnreached(checkIns.error));
  const known = checkIns.data ?? (isCut ? NOTHING_KNOWN : undefined);
  if (!profile.data || !known) {
    return (
      <Missing query={profile.data ? checkIns : profile} what="The form">
        <SkeletonArea label="Loading the form" className={classes.screen}>
          <Skeleton height="44rem" />
        </SkeletonArea>
      </Missing>
    );
  }
  return <Days read={profile.data} checkIns={known} />;
}

/**
 * Without a network a form that knows of nothing said before is better than none. Where another device was first,
 * the server says so, and what was written stands in the form again. A form that nobody touched begins anew with
 * what is known later.
 */
const NOTHING_KNOWN: CheckIn[] = [];

/** Which form of a day it is: a second one where what was said came late to one that nobody touched. */
function useTurn(isKnown: boolean, isUntouched: () => boolean): number {
  const [turn, setTurn] = useState(0);
  const wasKnown = useRef(isKnown);
  useEffect(() => {
    if (isKnown === wasKnown.current) return;
    wasKnown.current = isKnown;
    if (isUntouched()) setTurn(1);
  });
  return turn;
}

/** Today, or yesterday for who forgot in the evening. */
function Days({ read, checkIns }: { read: Profile; checkIns: readonly CheckIn[] }) {
  const { profile, today, date, setDate, isBegun } = useOpenDay(read);
  const { waiting, isStored } = useWaitingCheckIns(profile.id);
  const days = [
    { value: today, label: 'Today' },
    { value: addDays(today, -1), label: 'Yesterday' },
  ];
  const hasWaited = useEver(waiting.length > 0);
  const turn = useTurn(
    checkIns !== NOTHING_KNOWN,
    () => !hasWaited && !isBegun() && !document.activeElement?.closest('form'),
  );
  return (
    <Card as="section" labelledBy="check-in-day" className={classes.screen}>
      <h2 id="check-in-day" className={classes.day}>
        <time dateTime={date}>{formatLongDay(date)}</time>
      </h2>
      {waiting.length > 0 && (
        <p className={classes.waiting} role="status">
          <IconCloudUpload size={20} aria-hidden="true" />
          <span>
            {isStored ? 'Kept on this device' : 'Not sent yet'}:{' '}
            {waiting.map(({ body }) => formatWeekday(body.date)).join(', ')}. Sent as soon as the
            server can be reached. {!isStored && LEAVE_OPEN}
          </span>
        </p>
      )}
      <ChoiceField name="day" label="Day" choices={days} value={date} onChange={setDate} />
      <CheckInFields
        key={`${date} ${turn} ${profile.units}`}
        profile={profile}
        date={date}
        known={checkIns.find((checkIn) => checkIn.date === date)}
        last={checkIns.find((checkIn) => checkIn.date < date)}
      />
    </Card>
  );
}
