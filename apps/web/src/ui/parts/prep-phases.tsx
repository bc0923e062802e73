import { type CalendarDay, prepTimeline } from '@posedown/coaching';
import { Grid, Stack } from '../layout/layout.tsx';
import classes from './prep-phases.module.css';
import { Text } from './text.tsx';

interface PrepPhasesProps {
  today: CalendarDay;
  /** The day of the show. */
  show: CalendarDay;
}

/** The four phases of a prep, each filled by its progress. */
export function PrepPhases({ today, show }: PrepPhasesProps) {
  return (
    <Grid as="ol" columns={4} gap="xs" aria-label="Phases of the prep">
      {prepTimeline(today, show).map(({ phase, label, done, isCurrent }) => (
        <Stack
          key={phase}
          as="li"
          gap="2xs"
          className={classes.phase}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <span className={classes.track} aria-hidden="true">
            <span className={classes.fill} style={{ width: `${done * 100}%` }} />
          </span>
          <span className={classes.name}>{phase}</span>
          <Text as="span" size="xs">
            {label}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
