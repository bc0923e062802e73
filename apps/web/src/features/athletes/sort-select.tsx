import { NativeSelect } from '../../ui/form/native-select.tsx';
import { ORDER_WORDS } from './athlete-words.ts';
import { ROSTER_ORDERS, type RosterOrder } from './roster-query.ts';
import classes from './sort-select.module.css';

interface SortSelectProps {
  /** Undefined for the order by need. */
  chosen: RosterOrder | undefined;
  onChoose: (sort: RosterOrder | undefined) => void;
}

/** In which order the athletes stand. */
export function SortSelect({ chosen, onChoose }: SortSelectProps) {
  return (
    <div className={classes.order}>
      <NativeSelect
        aria-label="Order of the athletes"
        value={chosen ?? 'need'}
        onChange={({ currentTarget: { value } }) =>
          onChoose(ROSTER_ORDERS.find((order) => order === value))
        }
      >
        {(['need', ...ROSTER_ORDERS] as const).map((order) => (
          <option key={order} value={order}>
            {ORDER_WORDS[order].choice}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
