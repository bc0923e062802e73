import type { MealsChoice, MealsPreview } from '@posedown/contract';
import { ChoiceField } from '../form/choice-field.tsx';
import { Stack } from '../layout/layout.tsx';
import { Caution } from '../parts/caution.tsx';
import { ScrollTable } from '../parts/scroll-table.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import classes from './meals-choice.module.css';
import { avoidedWords, gramsText, totalRows } from './meals-words.ts';

const CHOICES = [
  { value: 'scale', label: 'Keep the foods, change the amounts' },
  { value: 'replace', label: 'New meals' },
] as const;

interface MealsFieldProps {
  /** The scaled meals; undefined while they load or can't be computed, null where no plan is in force. */
  preview: MealsPreview | null | undefined;
  isLoading: boolean;
  value: MealsChoice;
  onChange: (value: MealsChoice) => void;
}

/** Chooses what becomes of the foods of a meal plan, with a preview of their new amounts. */
export function MealsField({ preview, isLoading, value, onChange }: MealsFieldProps) {
  if (preview === null) return null;
  const avoided = preview ? avoidedWords(preview) : null;
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
