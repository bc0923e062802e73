import { badgeText, badgeToneOf } from '@posedown/coaching';
import type { Competition } from '@posedown/contract';
import {
  IconCalendar,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconFlame,
} from '@tabler/icons-react';
import classes from './competition-badge.module.css';

const ICONS = {
  completed: IconCircleCheckFilled,
  withdrawn: IconCircleX,
  open: IconCircleDashed,
  close: IconFlame,
  near: IconClock,
  far: IconCalendar,
};

/** The time until a show, as text, icon and color. */
export function CompetitionBadge({ competition }: { competition: Competition }) {
  const tone = badgeToneOf(competition);
  const Icon = ICONS[tone];
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={14} aria-hidden="true" />
      {badgeText(competition)}
    </span>
  );
}
