import type { Notice } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { formatDaysAway, formatTime, formatWeekday, todayIn, withYear } from '../../lib/days.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { useNotices, useReadNotices } from './api.ts';
import { viewNotice } from './notice-text.ts';
import classes from './notices.module.css';
import { noticesByDay } from './notices-by-day.ts';

const NOT_SAVED = 'We couldn’t mark your notices as read. Check your connection, then try again.';

/** Everything the user was notified of, by day, with links to the places. */
export function NoticesScreen() {
  const list = useNotices();
  const found = list.data?.pages.flatMap((page) => page.notices);
  return (
    <PageShell
      title="Notices"
      intro="The last 90 days."
      width="narrow"
      actions={
        <>
          {found && <ReadAllButton notices={found} />}
          <LinkButton to="/account" variant="subtle">
            Choose notices
          </LinkButton>
        </>
      }
    >
      {found ? (
        <>
          <NoticeDays notices={found} />
          <MoreButton list={list} />
        </>
      ) : (
        <QueryFallback query={list} what="your notices">
          <Skeleton height="12rem" />
        </QueryFallback>
      )}
    </PageShell>
  );
}

function ReadAllButton({ notices }: { notices: readonly Notice[] }) {
  const read = useReadNotices();
  const [newest] = notices;
  if (!newest || notices.every(({ readAt }) => readAt !== null)) return null;
  return (
    <Button
      variant="default"
      loading={read.isPending}
      onClick={() =>
        read.mutate({ upTo: newest.id }, { onError: (error) => showError(error, NOT_SAVED) })
      }
    >
      Mark all as read
    </Button>
  );
}

function NoticeDays({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) {
    return (
      <EmptyState title="No notices yet">
        Messages, check-ins and changes appear here as they happen.
      </EmptyState>
    );
  }
  return (
    <>
      {noticesByDay(notices).map(({ day, notices: ofDay }) => (
        <Stack key={day} as="section" gap="xs">
          <h2 className={classes.day}>{dayText(day)}</h2>
          <ul className={classes.list}>
            {ofDay.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} />
            ))}
          </ul>
        </Stack>
      ))}
    </>
  );
}

/** 'Today', 'Yesterday', or the weekday and date. */
function dayText(day: string): string {
  const today = todayIn();
  const away = formatDaysAway(today, day);
  if (away !== 'today' && away !== 'yesterday') return withYear(formatWeekday, day);
  return away === 'today' ? 'Today' : 'Yesterday';
}

function NoticeLine({ notice }: { notice: Notice }) {
  const { role } = useSignedInUser();
  const read = useReadNotices();
  const isUnread = notice.readAt === null;
  const { text, to } = viewNotice(notice, role);
  return (
    <li>
      <Link
        to={to}
        className={classes.notice}
        data-unread={isUnread || undefined}
        onClick={() => {
          if (isUnread) read.mutate({ noticeId: notice.id });
        }}
      >
        <span className={classes.text}>
          {text}
          {isUnread && <VisuallyHidden> unread</VisuallyHidden>}
        </span>
        <time className={classes.time} dateTime={notice.createdAt}>
          {formatTime(notice.createdAt)}
        </time>
      </Link>
    </li>
  );
}
