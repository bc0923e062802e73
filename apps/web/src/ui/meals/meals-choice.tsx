import type { MealsChoice, MealsPreview } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { Stack } from '../layout/layout.tsx';
import { Caution } from '../parts/caution.tsx';
import { ScrollTable } from '../parts/scroll-table.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import classes from './meals-choice.module.css';

/** Text such as '200 g', or '–' for a missing food. */
const gramsText = (grams: number) => (grams === 0 ? '–' : `${formatNumber(grams)} g`);

/** Text such as 'The diet excludes Almonds (allergen: nuts). Keeping the foods keeps it.' */
function avoidedReason({ avoidedFoods }: Pick<MealsPreview, 'avoidedFoods'>): string | null {
  if (avoidedFoods.length === 0) return null;
  const names = avoidedFoods.map(({ name, why }) => `${name} (${why})`).join(', ');
  return `The diet excludes ${names}. Keeping the foods keeps ${avoidedFoods.length === 1 ? 'it' : 'them'}.`;
}

const UNITS = { calories: 'kcal', protein: 'g', carbs: 'g', fats: 'g' } as const;
const LABELS = { calories: 'Energy', protein: 'Protein', carbs: 'Carbs', fats: 'Fats' } as const;

/** The totals of a day's meals, before and after. */
function totalRows({ before, after }: Pick<MealsPreview, 'before' | 'after'>) {
  return (['calories', 'protein', 'carbs', 'fats'] as const).map((key) => {
    const text = (value: number) => `${formatNumber(value)} ${UNITS[key]}`;
    return { label: LABELS[key], before: text(before[key]), after: text(after[key]) };
  });
}

const CHOICES = [
  { value: 'scale', label: 'Keep the foods, change the amounts' },
  { value: 'replace', label: 'New meals' },
] as const;

interface MealsFieldProps {
  /** The scaled meals; undefined while loading or unavailable, null without a current plan. */
  preview: MealsPreview | null | undefined;
  isLoading: boolean;
  value: MealsChoice;
  onChange: (value: MealsChoice) => void;
}

/** Chooses whether to keep the foods of a meal plan, with a preview of the new amounts. */
export function MealsField({ preview, isLoading, value, onChange }: MealsFieldProps) {
  if (preview === null) return null;
  const avoided = preview ? avoidedReason(preview) : null;
  return (
    <Stack gap="sm">
      <ChoiceField
        label="Meals"
        name="meals"
        look="cards"
        choices={CHOICES}
        value={value}
        onChange={onChange}
      />
      {preview?.notes.map((note) => (
        <Caution key={note}>{note}</Caution>
      ))}
      {avoided && <Caution>{avoided}</Caution>}
      {value === 'scale' && isLoading && !preview && <Skeleton height="16rem" />}
      {value === 'scale' && preview && <NewAmounts preview={preview} />}
    </Stack>
  );
}

function NewAmounts({ preview }: { preview: MealsPreview }) {
  return (
    <ScrollTable label="New amounts" head={['Food', 'Now', 'New']}>
      {totalRows(preview).map(({ label, before, after }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{before}</td>
          <td className={classes.changed}>{after}</td>
        </tr>
      ))}
      {preview.meals.map((meal) => (
        <MealRows key={meal.name} meal={meal} />
      ))}
    </ScrollTable>
  );
}

function MealRows({ meal: { name, foods } }: { meal: MealsPreview['meals'][number] }) {
  return (
    <>
      <tr>
        <th className={classes.meal} scope="rowgroup" colSpan={3}>
          {name}
        </th>
      </tr>
      {foods.map(({ foodId, name: food, beforeGrams, afterGrams }) => (
        <tr key={foodId}>
          <th className={classes.food} scope="row">
            {food}
          </th>
          <td>{gramsText(beforeGrams)}</td>
          <td className={beforeGrams === afterGrams ? classes.same : classes.changed}>
            {gramsText(afterGrams)}
          </td>
        </tr>
      ))}
    </>
  );
}
