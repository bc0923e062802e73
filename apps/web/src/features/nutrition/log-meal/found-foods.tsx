import { IconPlus } from '@tabler/icons-react';
import { formatNumber } from '../../../lib/numbers.ts';
import { Text } from '../../../ui/parts/text.tsx';
import { amountText } from '../diary/amount-text.ts';
import type { Listing } from './catalog.ts';
import classes from './found-foods.module.css';

interface FoundFoodsProps {
  /** The id of the list, from which option ids are derived. */
  list: string;
  found: readonly Listing[];
  /** Whether there are more matches than listed. */
  hasMore: boolean;
  /** The index of the option selected by keyboard. */
  active: number;
  text: string;
  /** Whether the food table is loaded. */
  isReady: boolean;
  onChoose: (index: number) => void;
}

/** The matching foods, plus an option to save the text as a custom food. */
export function FoundFoods(props: FoundFoodsProps) {
  const { list, found, hasMore, active, text, isReady, onChoose } = props;
  return (
    <>
      {found.map((listing, index) => (
        <Result
          key={`${listing.foodId}${listing.customFoodId}`}
          id={`${list}-${index}`}
          listing={listing}
          isActive={index === active}
          onChoose={() => onChoose(index)}
        />
      ))}
      {hasMore && <More />}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, see aria-activedescendant */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field's key handler chooses an option */}
      <div
        id={`${list}-${found.length}`}
        role="option"
        aria-selected={active === found.length}
        className={classes.result}
        onClick={() => onChoose(found.length)}
      >
        <span className={classes.own}>
          <IconPlus size={16} aria-hidden="true" />
          {isReady ? `“${text}” as a food of your own` : 'Loading the food table'}
        </span>
      </div>
    </>
  );
}

/** A note that the list is truncated; not selectable. */
function More() {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a note that can't be selected
    <div role="option" aria-disabled="true" aria-selected="false" className={classes.result}>
      <Text as="span" size="sm" muted numeric>
        More foods match. Type another word to narrow it down.
      </Text>
    </div>
  );
}

interface ResultProps {
  id: string;
  listing: Listing;
  isActive: boolean;
  onChoose: () => void;
}

function Result({ id, listing, isActive, onChoose }: ResultProps) {
  const { name, isOwn, avoided, measured, start } = listing;
  const per = isOwn ? amountText(start) : '100 g';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, see aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field's key handler chooses an option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.result}
      onClick={onChoose}
    >
      <span className="pd-medium">{name}</span>
      <Text as="span" size="sm" muted numeric>
        {formatNumber(measured.macros.calories)} kcal in {per}
        {isOwn && ' · yours'}
        {avoided && <span className={classes.avoided}> · {avoided}</span>}
      </Text>
    </div>
  );
}
