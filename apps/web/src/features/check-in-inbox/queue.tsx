import type { Inbox, InboxFilter, InboxRow } from '@posedown/contract';
import { memo, useEffect, useRef } from 'react';
import { todayIn } from '../../lib/days.ts';
import { afterNextPaint } from '../../ui/after-first-paint.ts';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { Button, UnstyledButton } from '../../ui/parts/button.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { FilterButtons } from '../../ui/parts/filter-buttons.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { type useInbox, useTags } from './api.ts';
import classes from './inbox.module.css';
import { FILTERS } from './inbox-query.ts';
import { Key } from './key.tsx';
import type { PendingAnswer } from './pending-answers.ts';
import { rowNote, rowTone } from './row-text.ts';

interface QueueProps {
  rows: readonly InboxRow[] | undefined;
  counts: Inbox['counts'] | undefined;
  list: ReturnType<typeof useInbox>;
  filter: InboxFilter;
  chosen: string | undefined;
  /** Answers that can still be undone, or wait for the network. */
  pending: readonly PendingAnswer[];
  tag: string | undefined;
  onFilter: (filter: InboxFilter) => void;
  onTag: (tag: string | undefined) => void;
  onOpen: (row: InboxRow) => void;
  onUndo: () => void;
}

/** The ranked athletes with the reason next to each name. */
export function Queue(props: QueueProps) {
  const { rows, counts, list, filter, tag, chosen, pending, onFilter, onTag, onOpen, onUndo } =
    props;
  // The rows wait for the filter above them.
  const tags = useTags();
  return (
    <section className={classes.queue} aria-label="Queue" data-open={chosen !== undefined}>
      <div className={classes.queueHead}>
        <p className={classes.queueTitle}>Check-ins</p>
        {counts && (
          <p className={classes.counts}>
            {counts.waiting} waiting · {counts.done} done
          </p>
        )}
      </div>
      <FilterButtons
        compact
        label="Filter check-ins"
        choices={FILTERS.map(({ value, label }) => ({
          value,
          label: counts ? `${label} ${counts[value]}` : label,
        }))}
        chosen={filter}
        onChoose={onFilter}
      />
      <TagFilter tags={tags.data?.tags ?? []} tag={tag} onTag={onTag} />
      {list.isError && !rows && (
        <ErrorState title="We couldn’t load your check-ins." onRetry={list.refetch} />
      )}
      {rows && !tags.isPending ? (
        <ul className={classes.rows} data-stale={list.isPlaceholderData || undefined}>
          {rows.map((row) => (
            <Row
              key={row.athleteId}
              row={row}
              isChosen={row.athleteId === chosen}
              onOpen={onOpen}
            />
          ))}
        </ul>
      ) : (
        !list.isError && <QueueSkeleton />
      )}
      <MoreButton list={list} />
      <PendingNote pending={pending} onUndo={onUndo} />
    </section>
  );
}

interface TagFilterProps extends Pick<QueueProps, 'tag' | 'onTag'> {
  tags: readonly { tag: string; athletes: number }[];
}

/** Narrows the queue to athletes with a tag. Nothing until the coach uses tags. */
function TagFilter({ tags, tag, onTag }: TagFilterProps) {
  if (tags.length === 0 && !tag) return null;
  const isKnown = !tag || tags.some((one) => one.tag === tag);
  return (
    <NativeSelect
      aria-label="Tag"
      value={tag ?? ''}
      onChange={({ currentTarget }) => onTag(currentTarget.value || undefined)}
    >
      <option value="">All tags</option>
      {!isKnown && <option value={tag}>{tag}</option>}
      {tags.map((one) => (
        <option key={one.tag} value={one.tag}>
          {one.tag} ({one.athletes})
        </option>
      ))}
    </NativeSelect>
  );
}

interface RowProps {
  row: InboxRow;
  isChosen: boolean;
  onOpen: (row: InboxRow) => void;
}

const Row = memo(
  function Row({ row, isChosen, onOpen }: RowProps) {
    const ref = useRef<HTMLButtonElement>(null);
    useEffect(() => {
      // After the paint, because it needs the layout.
      if (isChosen)
        void afterNextPaint().then(() => ref.current?.scrollIntoView({ block: 'nearest' }));
    }, [isChosen]);
    return (
      <li>
        <UnstyledButton
          ref={ref}
          className={classes.row}
          aria-current={isChosen || undefined}
          onClick={() => onOpen(row)}
        >
          <span className={classes.dot} data-tone={rowTone(row)} aria-hidden="true" />
          <span className={classes.name}>{row.name}</span>
          <span className={classes.weeks}>{rowNote(row, todayIn())}</span>
          <span className={classes.reason} data-tone={row.isRedFlag ? 'behind' : undefined}>
            {row.reason}
          </span>
        </UnstyledButton>
      </li>
    );
  },
  (one, other) => one.row === other.row && one.isChosen === other.isChosen,
);

/** What was just answered, with undo. */
function PendingNote({ pending, onUndo }: Pick<QueueProps, 'pending' | 'onUndo'>) {
  const last = pending.at(-1);
  if (!last) return null;
  const others = pending.length - 1;
  return (
    <div className={classes.pending} role="status">
      <span>
        Answered {last.name}
        {others > 0 && ` and ${others} more`}
      </span>
      <Button variant="default" size="sm" onClick={onUndo}>
        Undo <Key name="u" />
      </Button>
    </div>
  );
}

function QueueSkeleton() {
  return (
    <SkeletonArea label="Loading the queue" gap="2xs">
      {Array.from({ length: 10 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
        <Skeleton key={index} height="3.375rem" />
      ))}
    </SkeletonArea>
  );
}
