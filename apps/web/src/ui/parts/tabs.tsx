import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Stack } from '../layout/layout.tsx';
import { UnstyledButton } from './button.tsx';
import classes from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
}

interface TabsProps<Id extends string> {
  /** Label for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  /** Stores the tab in `?tab=`, so that reloads and links keep it. */
  onChange: (id: Id) => void;
  children: ReactNode;
}

/**
 * Tabs over one panel, with roving tabindex: arrows, Home and End move between them. The route reads the
 * current one with `tabFrom`.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, current, onChange, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex((tab) => tab.id === current);

  // Scroll the current tab into view.
  useEffect(() => {
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index];
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [index]);

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
    // One wrapper, so that a parent’s gap doesn’t separate tabs and panel.
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
