import { counted } from '@posedown/coaching';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useAnnounceResults } from '../../../ui/announce/use-announce-results.ts';
import fieldClasses from '../../../ui/form/field.module.css';
import { FieldFrame } from '../../../ui/form/field-frame.tsx';
import type { Catalog, Listing } from './catalog.ts';
import classes from './food-search.module.css';
import { FoundFoods } from './found-foods.tsx';

/** Athletes may have hundreds of similarly named custom foods. */
const MAX_RESULTS = 20;

interface FoodSearchProps {
  value: string;
  error: ReactNode;
  catalog: Catalog | undefined;
  /** Whether a listed food was picked. */
  isPicked: boolean;
  onType: (text: string) => void;
  onPick: (listing: Listing) => void;
}

/** Searches the food table while typing; the text can also become a custom food. */
export function FoodSearch(props: FoodSearchProps) {
  const { value, error, catalog, isPicked, onType, onPick } = props;
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const text = value.trim();
  const matches = isOpen && text !== '' ? (catalog?.search(text, MAX_RESULTS + 1) ?? []) : [];
  const found = matches.slice(0, MAX_RESULTS);
  const isShown = isOpen && text !== '' && !isPicked;
  useAnnounceResults(isShown && catalog ? foundText(matches.length, text) : undefined);
  // The last option saves the text as a custom food.
  const count = found.length + 1;

  function choose(index: number) {
    const listing = found[index];
    if (listing) onPick(listing);
    setOpen(false);
  }

  function moveTo(index: number) {
    setActive(index);
    document.getElementById(`${list}-${index}`)?.scrollIntoView({ block: 'nearest' });
  }

  function handleKey(event: KeyboardEvent) {
    if (!isShown) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) moveTo((active + step + count) % count);
    else if (event.key === 'Enter') choose(active);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <FieldFrame label="Food name" hint="Search the food table, or add your own food." error={error}>
      {(control) => (
        <div className={classes.box}>
          <input
            {...control}
            className={fieldClasses.native}
            name="foodName"
            type="text"
            role="combobox"
            autoComplete="off"
            maxLength={200}
            value={value}
            aria-expanded={isShown}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={isShown ? `${list}-${active}` : undefined}
            onChange={(event) => {
              // On a phone the keyboard would cover the results unless the field is at the top.
              if (!isOpen && hasNoMouse()) event.currentTarget.scrollIntoView({ block: 'start' });
              onType(event.currentTarget.value);
              setActive(0);
              setOpen(true);
            }}
            onKeyDown={handleKey}
            onBlur={() => setOpen(false)}
          />
          <FoundList
            {...{ isShown, list, found, active, text }}
            hasMore={matches.length > MAX_RESULTS}
            isReady={catalog !== undefined}
            onChoose={choose}
          />
        </div>
      )}
    </FieldFrame>
  );
}

interface FoundListProps extends ComponentProps<typeof FoundFoods> {
  isShown: boolean;
}

/** The listbox must exist for aria-controls even while it is hidden. */
function FoundList({ isShown, ...found }: FoundListProps) {
  return (
    // The focus stays in the input: taps on the list must not move it.
    <div
      id={found.list}
      role="listbox"
      tabIndex={-1}
      aria-label="Foods found"
      className={classes.list}
      hidden={!isShown}
      onPointerDown={(event) => event.preventDefault()}
    >
      {isShown && <FoundFoods {...found} />}
    </div>
  );
}

/** The number of results, for screen readers. */
function foundText(count: number, text: string): string {
  if (count > MAX_RESULTS) return `More than ${MAX_RESULTS} foods found for ${text}`;
  return `${count === 0 ? 'No food' : counted(count, 'food')} found for ${text}`;
}

const hasNoMouse = () => matchMedia('(hover: none)').matches;
