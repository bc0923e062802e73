import { hasCycle, isUnexplainedAbsence } from '@posedown/coaching';
import { FACT_LABELS } from '../../../lib/fact-text.ts';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import classes from '../onboarding.module.css';
import type { OnboardingForm } from '../use-onboarding.ts';
import {
  CYCLE_CHOICES,
  NO_PERIOD_CHOICES,
  SUBSTANCE_CHOICES,
  YES_OR_NO_CHOICES,
} from './fact-choices.ts';

const PAUSED = 'Until your coach reviews this, your plans won’t have a calorie deficit.';

interface HealthFactsProps {
  form: OnboardingForm;
  /** False if a coach fills it in for an athlete. */
  isOwn: boolean;
}

/** The safety screening questions, except for the health conditions. */
export function HealthFacts({ form, isOwn }: HealthFactsProps) {
  const { sex, exertionSymptoms } = form.values;
  return (
    <>
      {hasCycle(sex) && <CycleFields form={form} isOwn={isOwn} />}
      <div>
        <ChoiceField
          {...fieldProps(form, 'exertionSymptoms')}
          onClear={() => form.setValues({ exertionSymptoms: '' })}
          label={FACT_LABELS.exertionSymptoms}
          optional
          hint="Ever, even if it went away on its own."
          choices={YES_OR_NO_CHOICES}
        />
        <div className={classes.cautions} role="status">
          {isOwn && exertionSymptoms === 'yes' && (
            <Caution>
              See a doctor before you train hard, and call 112 or 911 if it happens now. {PAUSED}
            </Caution>
          )}
        </div>
      </div>
      <ChoiceField
        {...fieldProps(form, 'familySuddenDeath')}
        onClear={() => form.setValues({ familySuddenDeath: '' })}
        label={FACT_LABELS.familySuddenDeath}
        optional
        hint="A parent, sibling or child, and not by accident."
        choices={YES_OR_NO_CHOICES}
      />
      <SelectField
        {...fieldProps(form, 'substanceUse')}
        label={FACT_LABELS.substanceUse}
        optional
        hint={
          isOwn
            ? 'No judgment. It helps your coach look after your health. Only your coach sees it.'
            : 'Only you and the athlete see it.'
        }
        choices={SUBSTANCE_CHOICES}
      />
    </>
  );
}

function CycleFields({ form, isOwn }: HealthFactsProps) {
  const { cycle, noPeriodReason } = form.values;
  const answers = { cycle: cycle || null, noPeriodReason: noPeriodReason || null };
  const isUnexplained = noPeriodReason !== '' && isUnexplainedAbsence(answers);
  return (
    <>
      <ChoiceField
        {...fieldProps(form, 'cycle')}
        onClear={() => form.setValues({ cycle: '' })}
        label={FACT_LABELS.cycle}
        optional
        hint="For your safety, and to interpret weight changes correctly."
        look="cards"
        choices={CYCLE_CHOICES}
      />
      {cycle === 'none' && (
        <div>
          <ChoiceField
            {...fieldProps(form, 'noPeriodReason')}
            onClear={() => form.setValues({ noPeriodReason: '' })}
            label="Is there a reason for it?"
            look="cards"
            choices={NO_PERIOD_CHOICES}
          />
          <div className={classes.cautions} role="status">
            {isOwn && isUnexplained && (
              <Caution>
                It can mean your body isn’t getting enough energy. Please see a doctor. {PAUSED}
              </Caution>
            )}
          </div>
        </div>
      )}
    </>
  );
}
