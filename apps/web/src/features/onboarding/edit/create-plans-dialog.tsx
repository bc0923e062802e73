import type { MealsChoice, PlanKind } from '@posedown/contract';
import { useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { useAuth } from '../../../lib/auth-context.ts';
import { useProfile } from '../../../lib/profile.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { MealsField } from '../../../ui/meals/meals-choice.tsx';
import { showNewMeals } from '../../../ui/meals/show-new-meals.ts';
import { TickList } from '../../../ui/parts/tick-list.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useCreateNewPlans, useMealsPreview, useUndoPlan } from './api.ts';
import classes from './edit-profile.module.css';
import { MealsPreview } from './meals-preview.tsx';

const KINDS: readonly { key: PlanKind; text: string }[] = [
  { key: 'training', text: 'Training plan' },
  { key: 'nutrition', text: 'Meal plan' },
  { key: 'cardio', text: 'Cardio plan' },
];

const INTRO =
  'Uses the current profile and, for meals, the diary and weigh-ins. Replaces the active plans you choose; logs don’t change.';
const APPROVAL_NOTE =
  'Your coach decides about your targets, program, and cardio. You get other meals for the same targets; for a new training or cardio plan, your coach gets a request.';

interface CreatePlansDialogProps {
  athleteId: string;
  /** Preselected plans. */
  wanted?: readonly PlanKind[];
  onClose: () => void;
}

/** Chooses which plans to create from the current profile. */
export function CreatePlansDialog({ athleteId, wanted = [], onClose }: CreatePlansDialogProps) {
  const [chosen, setChosen] = useState(wanted);
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const [meals, setMeals] = useState<MealsChoice>();
  const make = useCreateNewPlans(athleteId);
  const undo = useUndoPlan(athleteId);
  const { isClient, isCoach } = useAuth();
  const profile = useProfile(athleteId).data;
  const needsApproval =
    isClient && profile?.coachName != null && profile.guidanceMode !== 'self_guided';
  const hasMeals = chosen.includes('nutrition');
  // A request to the coach has no meal options.
  const preview = useMealsPreview(athleteId, hasMeals && !needsApproval);
  const mealsChoice = meals ?? preview.data?.suggested ?? 'scale';
  function tick(key: string, done: boolean) {
    setRequestKey(newRequestKey());
    setChosen(
      KINDS.map((kind) => kind.key).filter((kind) => (kind === key ? done : chosen.includes(kind))),
    );
  }
  const send = () =>
    make.mutate(
      {
        plans: [...chosen],
        requestKey,
        ...(hasMeals && !needsApproval && preview.data !== null && { meals: mealsChoice }),
      },
      {
        onSuccess: ({ plans, requested, mealPlan }) => {
          onClose();
          // Only a meal plan can be undone, so there is no undo if other plans were created too.
          const canUndo = isCoach && mealPlan !== null && plans.length === 1;
          const undoPlan = canUndo ? () => undo.mutateAsync(mealPlan) : null;
          const createdToast = { title: 'New plans created', message: wordsOf(plans) };
          if (plans.length > 0) showNewMeals(createdToast, undoPlan);
          const requestedToast = { title: 'Sent to your coach', message: wordsOf(requested) };
          if (requested.length > 0) void showToast(requestedToast);
        },
      },
    );
  const failure = make.isError && (
    <FormNotice>
      {userMessageOf(make.error, 'We couldn’t create the plans. Please try again.')}
    </FormNotice>
  );
  return (
    <Dialog
      title="Create new plans"
      intro={needsApproval ? APPROVAL_NOTE : INTRO}
      onClose={onClose}
      footer={
        <DialogButtons
          onSave={send}
          label="Create new plans"
          busyLabel="Making..."
          busy={make.isPending}
          disabled={chosen.length === 0}
          onCancel={onClose}
        />
      }
    >
      <TickList items={KINDS} done={chosen} onTick={tick} isChoice />
      {hasMeals ? (
        <div className={classes.room}>
          {failure}
          {!needsApproval && (
            <MealsField
              preview={preview.data}
              isLoading={preview.isLoading}
              value={mealsChoice}
              onChange={(choice) => {
                setRequestKey(newRequestKey());
                setMeals(choice);
              }}
            />
          )}
          <MealsPreview athleteId={athleteId} />
        </div>
      ) : (
        failure
      )}
    </Dialog>
  );
}

const wordsOf = (plans: readonly PlanKind[]) =>
  `${KINDS.filter(({ key }) => plans.includes(key))
    .map(({ text }) => text)
    .join(', ')}.`;
