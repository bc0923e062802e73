import type { CalendarDay } from '@posedown/coaching';
import type { Profile, WeeklyCheckIn } from '@posedown/contract';
import { useState } from 'react';
import { formatWeekday, withYear } from '../../../lib/days.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { MoreButton } from '../../../ui/parts/more-button.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { AnswersList } from './answers-list.tsx';
import { ReplyText } from './coach-reply.tsx';
import { useWeeklyHistory } from './form/api.ts';
import classes from './weekly.module.css';

interface EarlierWeeklyProps {
  profile: Profile;
  timeZone: string;
  today: CalendarDay;
  /** The check-in shown above, which isn't listed again. */
  shownId: string | undefined;
}

/** Earlier weekly check-ins with their answers and replies, collapsed. Loaded when opened. */
export function EarlierWeekly(props: EarlierWeeklyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Earlier weekly check-ins</summary>
      {isOpen && <List {...props} />}
    </details>
  );
}

function List({ profile, timeZone, today, shownId }: EarlierWeeklyProps) {
  const list = useWeeklyHistory(profile.id);
  if (list.isPending) {
    return (
      <SkeletonArea label="Loading earlier check-ins">
        <Skeleton height="8rem" />
      </SkeletonArea>
    );
  }
  const all = list.data?.pages.flatMap(({ checkIns }) => checkIns);
  if (!all) {
    return (
      <ErrorState
        title="We couldn’t load your earlier check-ins."
        onRetry={() => void list.refetch()}
      />
    );
  }
  const shown = all.filter(({ id }) => id !== shownId);
  return (
    <>
      <Stack as="ul" gap="none" divided>
        {shown.map((checkIn) => (
          <li key={checkIn.id}>
            <details className={classes.folded}>
              <summary>
                <time dateTime={checkIn.dueOn}>{withYear(formatWeekday, checkIn.dueOn)}</time>
                <Text as="span" size="md" muted>
                  {' · '}
                  {stateText(checkIn)}
                </Text>
              </summary>
              <Stack gap="sm">
                {checkIn.reply && (
                  <ReplyText userId={profile.id} reply={checkIn.reply} {...{ timeZone, today }} />
                )}
                <AnswersList checkIn={checkIn} units={profile.units} />
              </Stack>
            </details>
          </li>
        ))}
      </Stack>
      {shown.length === 0 && <Text muted>No earlier check-ins</Text>}
      <MoreButton list={list}>Show older check-ins</MoreButton>
    </>
  );
}

function stateText({ reply, state }: WeeklyCheckIn): string {
  if (reply) return 'answered';
  return state === 'done' ? 'read by your coach' : 'sent';
}
