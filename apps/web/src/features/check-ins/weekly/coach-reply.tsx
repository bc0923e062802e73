import type { CalendarDay } from '@posedown/coaching';
import type { WeeklyCheckIn } from '@posedown/contract';
import type { ReactNode } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { formatWeekday } from '../../../lib/days.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ReplyExtras } from '../../../ui/message-extras/reply-extras.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { whenText } from './due-text.ts';
import { useAcknowledgeReply } from './form/api.ts';
import classes from './weekly.module.css';

interface ReplyTextProps {
  /** The athlete. */
  userId: string;
  reply: NonNullable<WeeklyCheckIn['reply']>;
  timeZone: string;
  today: CalendarDay;
}

/** The coach's reply with its author and time. */
export function ReplyText({ userId, reply, timeZone, today }: ReplyTextProps) {
  const { fromName, content, at } = reply;
  return (
    <Stack as="figure" gap="2xs" className={classes.reply}>
      {content && <blockquote>{content}</blockquote>}
      <ReplyExtras
        athleteId={userId}
        extras={reply}
        altOf={(index, count) =>
          count > 1 ? `Photo ${index + 1} of ${count} from your coach` : 'Photo from your coach'
        }
        by="your coach"
        intro={whenText(at, timeZone, today)}
      />
      <Text as="figcaption" size="md" muted>
        {fromName ?? 'Your coach'} · <time dateTime={at}>{whenText(at, timeZone, today)}</time>
      </Text>
    </Stack>
  );
}

interface NewReplyProps extends ReplyTextProps {
  checkInId: string;
  dueOn: CalendarDay;
  /** The changes of the plan since then. */
  changes: ReactNode;
  /** Whether this is the next action of the screen. */
  isNext: boolean;
  /** Called with the tap, to acknowledge the changes too. */
  onAcknowledge: () => void;
}

const FAILED = 'We couldn’t save this. Check your connection, then try again.';

/** A reply that the athlete hasn't acknowledged, with the changes that came with it. */
export function NewReply({
  userId,
  checkInId,
  dueOn,
  changes,
  isNext,
  onAcknowledge,
  ...text
}: NewReplyProps) {
  const acknowledge = useAcknowledgeReply(userId);
  return (
    <Stack gap="md">
      <h3 className={classes.part}>
        Your coach’s answer to <time dateTime={dueOn}>{formatWeekday(dueOn)}</time>
      </h3>
      <ReplyText {...text} userId={userId} />
      {changes}
      {acknowledge.isError && <FormNotice>{userMessageOf(acknowledge.error, FAILED)}</FormNotice>}
      <Button
        size="md"
        variant={isNext ? 'filled' : 'default'}
        loading={acknowledge.isPending}
        className={classes.send}
        onClick={() => acknowledge.mutate(checkInId, { onSuccess: onAcknowledge })}
      >
        Got it
      </Button>
    </Stack>
  );
}
