import { FIRST_PROGRESS_DAY, FOOD_UNITS, MEAL_TYPE_NAMES, MEAL_TYPES } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import type { FormEvent } from 'react';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { todayIn } from '../../../lib/days.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { useAnnounceResults } from '../../../ui/announce/use-announce-results.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { Facts } from '../../../ui/parts/facts.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { PhotoField } from '../../../ui/photo/photo-field.tsx';
import { macroFacts } from '../diary/amount-text.ts';
import { remainingMacros } from '../diary/diary-sums.ts';
import { MacroFields } from '../macro-fields.tsx';
import type { DayMacros } from '../shown-plan.ts';
import { FoodSearch } from './food-search.tsx';
import { type LogForm, typedMacros } from './log-form.ts';
import classes from './log-meal.module.css';
import { useCatalog } from './use-catalog.ts';
import type { useLogForm } from './use-log-form.ts';

const MEALS = MEAL_TYPES.map((value) => ({ value, label: MEAL_TYPE_NAMES[value] }));

interface LogMealFormProps {
  profile: Profile;
  log: ReturnType<typeof useLogForm>;
  /** The macros left for today, before this food. */
  left: DayMacros | null;
}

/** The form for one food: meal, food, amount and time, with live macros. */
export function LogMealForm({ profile, log, left }: LogMealFormProps) {
  const { form, errors, change } = log;
  const catalog = useCatalog(profile.id);
  const listing = form.food ? catalog?.find(form.food) : undefined;
  const offered = form.food
    ? (listing?.units ?? FOOD_UNITS.filter((unit) => unit === form.unit))
    : FOOD_UNITS;

  const macros = typedMacros(form, catalog);

  function submit(event: FormEvent) {
    event.preventDefault();
    log.submit(macros);
  }

  const field = <Name extends keyof LogForm>(name: Name) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (value: LogForm[Name]) => change({ [name]: value }),
  });

  return (
    <Card as="section" labelledBy="log-food">
      <h2 id="log-food" className={classes.formTitle}>
        What did you eat?
      </h2>
      <Grid as="form" columns={2} onSubmit={submit} noValidate aria-busy={log.busy}>
        <div className={classes.wide}>
          <FoodSearch
            value={form.foodName}
            error={errors.foodName ?? errors.foodId ?? errors.customFoodId}
            catalog={catalog}
            isPicked={form.food !== null}
            onType={(foodName) => change({ foodName, food: null })}
            onPick={log.pick}
          />
        </div>
        <TextField {...field('quantity')} label="Quantity" inputMode="decimal" autoComplete="off" />
        <SelectField
          {...field('unit')}
          label="Unit"
          choices={offered.map((unit) => ({ value: unit, label: unit }))}
        />
        {form.food === null && form.foodName.trim() !== '' && (
          <CustomMacros form={form} errors={errors} onChange={change} />
        )}
        <div className={classes.wide}>
          <SelectField {...field('mealType')} label="Meal type" choices={MEALS} />
        </div>
        <DayField
          {...field('date')}
          label="Date"
          min={FIRST_PROGRESS_DAY}
          max={todayIn(profile.timezone)}
        />
        <TextField {...field('time')} label="Time" type="time" />
        <div className={classes.wide}>
          <PhotoField
            label="Photo of the meal"
            uploads={log.photo}
            error={errors.photoId}
            disabled={log.busy}
          />
        </div>
        <LiveMacros macros={macros} left={left} />
        <FormFoot>
          {log.failure && <FormNotice>{log.failure}</FormNotice>}
          <Button type="submit" size="md" fullWidth disabled={log.busy || log.photo.isSending}>
            {log.busy ? 'Logging...' : log.photo.isSending ? 'Sending the photo...' : 'Log Meal'}
          </Button>
        </FormFoot>
      </Grid>
    </Card>
  );
}

interface LiveMacrosProps {
  /** Null while unknown. */
  macros: DayMacros | null;
  /** The macros left for today, before this food. */
  left: DayMacros | null;
}

/** The macros of the typed food, and what would be left of the day after it. */
function LiveMacros({ macros, left }: LiveMacrosProps) {
  const after = left && macros ? `After it: ${remainingText(remainingMacros(left, macros))}` : '';
  useAnnounceResults(macros ? `${macroFacts(macros).join(', ')}. ${after}` : undefined);
  return (
    <div className={classes.live}>
      <p>{macros ? <Facts of={macroFacts(macros)} /> : 'Macros appear here as you type.'}</p>
      {after && <Text muted>{after}</Text>}
      {left && !macros && <Text muted>Now: {remainingText(left)}</Text>}
    </div>
  );
}

function remainingText({ calories, protein }: DayMacros): string {
  const energy =
    calories >= 0 ? `${formatNumber(calories)} kcal left` : `${formatNumber(-calories)} kcal over`;
  return `${energy}, ${Math.max(0, Math.round(protein))} g protein to go.`;
}

interface OwnMacrosProps {
  form: LogForm;
  errors: FormErrors;
  onChange: (changes: Partial<LogForm>) => void;
}

/** Macros of a custom food for the amount above. They are saved for next time. */
function CustomMacros({ form, errors, onChange }: OwnMacrosProps) {
  return (
    <fieldset className={classes.own}>
      <legend className={classes.ownTitle}>
        This is your own food: enter its macros for the amount above. They’re saved for next time.
      </legend>
      <MacroFields
        values={form}
        errors={errors}
        onChange={(name, value) => onChange({ [name]: value })}
      />
    </fieldset>
  );
}
