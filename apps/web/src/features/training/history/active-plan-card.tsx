import { counted } from '@posedown/coaching';
import type { ActivePlan, TrainingDay } from '@posedown/contract';
import { formatDay } from '../../../lib/days.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton } from '../../../ui/parts/skeleton.tsx';
import { useActivePlan } from '../api.ts';
import { PlanBlocks, PlanReasons } from '../plan-blocks.tsx';
import { RegenerateButton } from '../program/regenerate-button.tsx';
import { shortWeekday, weekText } from '../week-text.ts';
import classes from './history.module.css';
import { HistoryContent } from './history-screen.tsx';

/** The athlete's current plan with this week's workouts. */
function ActivePlanCard({ athleteId }: { athleteId: string }) {
  const query = useActivePlan(athleteId);
  if (!query.data) {
    return (
      <QueryFallback query={query} what="the training plan">
        <Skeleton height="18rem" holdsBelow />
      </QueryFallback>
    );
  }
  const { plan, coming, note, days } = query.data;
  return (
    <Card as="section" labelledBy="active-plan" gap="md">
      <SectionHeader
        id="active-plan"
        title={plan?.name ?? 'Training plan'}
        intro={plan && planText(plan)}
        actions={
          <>
            {plan && (
              <LinkButton
                to="/create-workout"
                search={{ change: plan.id, athlete: athleteId }}
                variant="default"
                size="md"
              >
                Change this plan
              </LinkButton>
            )}
            {plan && <RegenerateButton athleteId={athleteId} active={{ ...query.data, plan }} />}
            <LinkButton
              to="/training/plans"
              search={{ athlete: athleteId }}
              variant="default"
              size="md"
            >
              {plan ? 'Assign another plan' : 'Assign a plan'}
            </LinkButton>
          </>
        }
      />
      {plan ? (
        <>
          <p className={classes.words}>{note ?? courseText(plan)}</p>
          <PlanBlocks block={plan.block} blocks={plan.blocks} />
          <PlanReasons reasons={plan.reasons} />
          {coming && (
            <p className={classes.words}>
              ‘{coming.name}’ replaces it on {formatDay(coming.startsOn)}.
            </p>
          )}
          <div>
            {days.map((day) => (
              <Day key={day.id} day={day} />
            ))}
          </div>
        </>
      ) : (
        <EmptyState title="No plan yet">
          Create one or assign one of yours. It then appears on the athlete’s dashboard.
        </EmptyState>
      )}
    </Card>
  );
}

type Plan = NonNullable<ActivePlan['plan']>;

function planText(plan: Plan): string {
  const { daysPerWeek, phase } = plan;
  return [weekText(plan), `${counted(daysPerWeek, 'day')} a week`, phase?.replaceAll('_', ' ')]
    .filter(Boolean)
    .join(' · ');
}

const courseText = ({ isOver, startsOn }: Plan) =>
  isOver ? 'It repeats until there is a new plan.' : `Started ${formatDay(startsOn)}.`;

function Day({ day: { day, name, exercises, estimatedTime } }: { day: TrainingDay }) {
  return (
    <details className={classes.more}>
      <summary>
        {shortWeekday(day)}: {name}, {counted(exercises.length, 'exercise')}, {estimatedTime} min
      </summary>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Exercise</th>
            <th scope="col">Sets</th>
            <th scope="col">Reps</th>
            <th scope="col">RPE</th>
          </tr>
        </thead>
        <tbody>
          {exercises.map(({ exerciseId, exerciseName, sets, reps, rpe }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may appear twice, and the order is fixed
            <tr key={`${index} ${exerciseId}`}>
              <th scope="row">{exerciseName}</th>
              <td>{sets}</td>
              <td>{reps}</td>
              <td>{rpe}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** An athlete's plan and training history, for their coach. */
export function AthleteTraining({ athleteId }: { athleteId: string }) {
  return (
    <Stack>
      <ActivePlanCard athleteId={athleteId} />
      <HistoryContent athleteId={athleteId} />
    </Stack>
  );
}
