import { type ReactNode, useRef } from 'react';
import { useFocusFirstNew } from '../../ui/focus/use-focus-first-new.ts';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import classes from './analytics.module.css';

interface AthletePages<Athlete> {
  data: { pages: readonly { athletes: readonly Athlete[] }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface AthleteListProps<Athlete> {
  label: string;
  /** The text of the button that loads more. */
  more: string;
  /** The athletes shown until more are requested, and how many there are in total. */
  first?: readonly Athlete[];
  total: number;
  pages: AthletePages<Athlete>;
  /** Renders an athlete as an `li` with a key. */
  children: (athlete: Athlete) => ReactNode;
}

/** The first athletes of a list, with a button that loads more. */
export function AthleteList<Athlete>(props: AthleteListProps<Athlete>) {
  const { label, more, first = [], total, pages, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const rows = pages.data?.pages.flatMap(({ athletes }) => athletes) ?? first;
  const focusFirstNew = useFocusFirstNew(list, rows.length, 'li a');
  const hasNextPage = pages.data ? pages.hasNextPage : total > rows.length;
  return (
    <>
      <ul ref={list} className={classes.list} aria-label={label}>
        {rows.map(children)}
      </ul>
      <MoreButton list={{ ...pages, hasNextPage }} onMore={focusFirstNew}>
        {more}
      </MoreButton>
    </>
  );
}
