import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Stack } from '../layout/layout.tsx';
import { UnstyledButton } from './button.tsx';
import classes from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
}

interface TabsProps<Id extends string> {
  /** What they are tabs of, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  /** Puts the tab into the address, `?tab=`, so that a reload and a link keep it. */
  onChange: (id: Id) => void;
  /** The panel of the current tab. */
  children: ReactNode;
}

/**
 * Tabs over one panel. One of them is in the order of Tab; the arrows, Home and End go to the
 * others. The route keeps which one in its typed search: `tabFrom` reads it.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, current, onChange, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex((tab) => tab.id === current);

  // Where the tabs are wider than the screen, the current one is still seen.
  useEffect(() => {
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place];
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [place]);

  function move(event: KeyboardEvent) {
    const here = tabs.findIndex((tab) => tab.id === current);
    const to = nextPlace(event.key, here, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (!next || to === undefined) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  return (
    // One block, so that what is around them parts neither from the other.
    <div>
      <div ref={list} className={classes.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <UnstyledButton
            key={tab.id}
            className={classes.tab}
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </UnstyledButton>
        ))}
      </div>
      <Stack id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </Stack>
    </div>
  );
}

function nextPlace(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (here + 1) % count;
  if (key === 'ArrowLeft') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
