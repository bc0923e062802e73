import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import classes from './cardio-plan.module.css';
import { PLAN_TABS, type PlanTab } from './read-tab.ts';

const LABELS: Record<PlanTab, string> = {
  schedule: 'Weekly Schedule',
  zones: 'Heart Rate Zones',
  progress: 'Progress Tracking',
};

interface PlanTabsProps {
  tab: PlanTab;
  onTab: (tab: PlanTab) => void;
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Three tabs with the arrow keys between them; the chosen one stands in the address. */
export function PlanTabs({ tab, onTab, children }: PlanTabsProps) {
  const id = useId();
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const at = PLAN_TABS.indexOf(tab);
    const next = PLAN_TABS[(at + step + PLAN_TABS.length) % PLAN_TABS.length];
    if (!next) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }
  return (
    <div className={classes.plan}>
      <div className={classes.tabs} role="tablist" aria-label="Cardio plan">
        {PLAN_TABS.map((value) => (
          <UnstyledButton
            key={value}
            id={`${id}-${value}`}
            className={classes.tab}
            role="tab"
            aria-selected={value === tab}
            aria-controls={`${id}-panel`}
            tabIndex={value === tab ? 0 : -1}
            onClick={() => onTab(value)}
            onKeyDown={move}
          >
            {LABELS[value]}
          </UnstyledButton>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {children}
      </div>
    </div>
  );
}
