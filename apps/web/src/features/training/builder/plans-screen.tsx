import type { TrainingPlanLine } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { MoreButton } from '../../../ui/parts/more-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { showError } from '../../../ui/toast/show-error.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useAthlete, useDeletePlan, useTrainingPlans } from '../api.ts';
import { AssignDialog } from './assign-dialog.tsx';
import classes from './builder.module.css';
import { lineText } from './plan-text.ts';

const UNSURE = 'We didn’t get a response, so the plan may not have been deleted. Please try again.';

/** Typed as string, because only `app` knows the routes. */
const BUILDER_PATH: string = '/create-workout';

/** The coach's own plans: assign, edit, copy and delete. @param athleteId the athlete to choose a plan for */
export function PlansScreen({ athleteId }: { athleteId: string | undefined }) {
  const athlete = useAthlete(athleteId).data;
  return (
    <PageShell
      title="Your plans"
      intro={
        athlete
          ? `Choose a plan for ${athlete.name}. Assigning it gives them a copy.`
          : 'Plans without an athlete. Assigning one gives the athlete a copy.'
      }
      actions={
        <>
          <LinkButton to="/exercises" variant="default" size="md">
            Exercise library
          </LinkButton>
          <LinkButton to="/create-workout" search={searchFor(athleteId)} size="md">
            New plan
          </LinkButton>
        </>
      }
    >
      <Plans athlete={athlete} />
    </PageShell>
  );
}

const searchFor = (athlete: string | undefined) => (athlete ? { athlete } : {});

function Plans({ athlete }: { athlete: { id: string; name: string } | undefined }) {
  const list = useTrainingPlans();
  const plans = list.data?.pages.flatMap((page) => page.plans);
  const [assigned, setAssigned] = useState<TrainingPlanLine>();
  const [deleted, setDeleted] = useState<TrainingPlanLine>();
  const remove = useDeletePlan();
  const { busy, run } = useSingleFlight();

  async function deletePlan(plan: TrainingPlanLine) {
    try {
      await remove.mutateAsync(plan.id);
      void showToast({ title: 'Plan deleted', message: `${plan.name} is gone.`, seconds: 3 });
    } catch (error) {
      showError(error, UNSURE);
    }
    setDeleted(undefined);
  }

  if (!plans) {
    return (
      <QueryFallback query={list} what="your plans">
        <SkeletonArea label="Loading your plans">
          {[1, 2, 3, 4].map((index) => (
            <Skeleton key={index} height="7rem" />
          ))}
        </SkeletonArea>
      </QueryFallback>
    );
  }
  if (plans.length === 0) {
    return (
      <EmptyState
        title="No plan yet"
        action={
          <LinkButton to="/create-workout" search={searchFor(athlete?.id)} size="md">
            Build your first plan
          </LinkButton>
        }
      >
        Build one without an athlete and assign it to as many as you like.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.plans}>
        {plans.map((plan) => (
          <Card as="li" key={plan.id} gap="md">
            <div>
              <h2 className={classes.exerciseName}>
                <Link to={BUILDER_PATH} search={{ change: plan.id }} className={classes.planName}>
                  {plan.name}
                </Link>
              </h2>
              <p className={classes.words}>{lineText(plan)}</p>
              {plan.description && <p>{plan.description}</p>}
            </div>
            <div className={classes.tools}>
              <Button variant="default" size="md" onClick={() => setAssigned(plan)}>
                Assign
              </Button>
              <LinkButton
                to="/create-workout"
                search={{ copy: plan.id, ...searchFor(athlete?.id) }}
                variant="default"
                size="md"
              >
                Copy
              </LinkButton>
              <Button size="md" variant="subtle" color="behind" onClick={() => setDeleted(plan)}>
                Delete
              </Button>
            </div>
          </Card>
        ))}
      </ul>
      <MoreButton list={list}>Show more plans</MoreButton>
      {assigned && (
        <AssignDialog plan={assigned} meantFor={athlete} onClose={() => setAssigned(undefined)} />
      )}
      {deleted && (
        <ConfirmDialog
          title={`Delete ${deleted.name}?`}
          confirmLabel="Delete"
          isDestructive
          busy={busy}
          onConfirm={() => void run(() => deletePlan(deleted))}
          onClose={() => setDeleted(undefined)}
        >
          Athletes who follow it keep their copies.
        </ConfirmDialog>
      )}
    </>
  );
}
