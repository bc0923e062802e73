import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { Button } from './button.tsx';
import classes from './portions.module.css';

interface PortionsProps<Item> {
  items: readonly Item[];
  /** Plural noun: 'exercises', as in 'Show 20 more exercises'. */
  name: string;
  /** Number shown at first. */
  first: number;
  /** Number added per press. */
  more: number;
  /** Resets the list when it changes, such as the search text. */
  of?: string;
  /** Shown after the last item, when the list continues elsewhere. */
  rest?: ReactNode;
  className?: string | undefined;
  /** Renders one item as an `li` with a key. */
  children: (item: Item) => ReactNode;
}

interface Opened {
  of: string;
  count: number;
}

/** Storage key per history entry, so that going back restores how far the list was opened. */
const openedKey = (name: string) => `posedown.opened.${window.history.state?.__TSR_key}.${name}`;

function openedBefore(name: string, of: string): number | undefined {
  const before = loadDraft(openedKey(name)) as Opened | undefined;
  return before?.of === of ? before.count : undefined;
}

/**
 * A long list shown in portions. Pressing the button adds items and focuses the first of them; going back to
 * the page restores how far it was opened.
 */
export function Portions<Item>(props: PortionsProps<Item>) {
  const { items, name, first, more, of = '', rest, className, children } = props;
  const [shown, setShown] = useState<Opened>(() => ({
    of,
    count: openedBefore(name, of) ?? first,
  }));
  if (shown.of !== of) setShown({ of, count: first });
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  const remaining = Math.max(0, items.length - shown.count);
  const next = Math.min(more, remaining);

  useEffect(() => {
    if (firstNew.current === undefined) return;
    const item = list.current?.children[firstNew.current];
    firstNew.current = undefined;
    const target = item?.querySelector<HTMLElement>('a, button, summary') ?? item;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });

  function showMore() {
    firstNew.current = shown.count;
    const opened = { of, count: shown.count + next };
    setShown(opened);
    saveDraft(openedKey(name), opened);
  }

  return (
    <>
      <ul ref={list} className={className}>
        {items.slice(0, shown.count).map(children)}
      </ul>
      {remaining === 0 && rest}
      {remaining > 0 && (
        <Button variant="default" size="md" className={classes.more} onClick={showMore}>
          {next === remaining && !rest
            ? `Show all ${items.length} ${name}`
            : `Show ${next} more ${name}`}
        </Button>
      )}
    </>
  );
}
