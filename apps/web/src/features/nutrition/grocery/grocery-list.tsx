import type { Units } from '@posedown/contract';
import { IconCopy, IconPrinter, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { typedNumber } from '../../../lib/typed-number.ts';
import { StepperField } from '../../../ui/form/stepper-field.tsx';
import tick from '../../../ui/form/tick-box.module.css';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import classes from './grocery.module.css';
import {
  type Aisle,
  amountText,
  MAX_SHOPPING_DAYS,
  type ShoppedPlan,
  shoppingList,
  shoppingText,
  shoppingTitle,
} from './shopping.ts';

/* Checked items are stored only on this device, because one phone goes shopping. They apply to
   one plan and number of days. */
const keyOf = (userId: string) => `posedown.grocery.${userId}`;

interface StoredTicks {
  list: string;
  ticked: string[];
}

/** The checked foods; empty for another list or unreadable storage. */
function loadTicks(userId: string, list: string): ReadonlySet<string> {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as StoredTicks | null;
    return new Set(stored?.list === list && Array.isArray(stored.ticked) ? stored.ticked : []);
  } catch {
    return new Set();
  }
}

function saveTicks(userId: string, list: string, ticked: ReadonlySet<string>): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ list, ticked: [...ticked] }));
  } catch {
    // In private windows storage may be blocked; then the checks last until the page closes.
  }
}

const USUAL_DAYS = 7;
const DAYS = { unit: 'days', min: 1, max: MAX_SHOPPING_DAYS };

interface GroceryListProps {
  userId: string;
  /** Identifies the plan; another plan has its own list. */
  planKey: string;
  plan: ShoppedPlan;
  units: Units;
}

/** The grocery list by aisle for a number of days. */
export function GroceryList({ userId, planKey, plan, units }: GroceryListProps) {
  const [typed, setTyped] = useState(String(USUAL_DAYS));
  const days = Math.min(
    MAX_SHOPPING_DAYS,
    Math.max(1, Math.round(typedNumber(typed, DAYS) || USUAL_DAYS)),
  );
  const aisles = shoppingList(plan, days, units);
  return (
    <Stack gap="lg">
      <p className={classes.paper}>{shoppingTitle(days)}</p>
      <div className={classes.controls}>
        <StepperField
          label="Days"
          name="days"
          unit={days === 1 ? 'day' : 'days'}
          limit={{ min: 1, max: MAX_SHOPPING_DAYS, step: 1 }}
          start={USUAL_DAYS}
          value={typed}
          onChange={setTyped}
        />
        <SendButtons text={shoppingText(aisles, days)} />
      </div>
      <Aisles
        key={`${planKey} ${days}`}
        userId={userId}
        list={`${planKey} ${days}`}
        aisles={aisles}
      />
    </Stack>
  );
}

function SendButtons({ text }: { text: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      void showToast({ title: 'Copied', message: 'The list is on your clipboard.' });
    } catch {
      const message = 'Your browser blocked copying the list.';
      void showToast({ title: 'Not copied', message, variant: 'destructive' });
    }
  }
  // Closing the share sheet isn’t an error.
  const share = () => void navigator.share({ text }).catch(() => undefined);
  return (
    <Row>
      {'share' in navigator ? (
        <Button variant="default" size="md" leftSection={<IconShare size={18} />} onClick={share}>
          Share
        </Button>
      ) : (
        <Button variant="default" size="md" leftSection={<IconCopy size={18} />} onClick={copy}>
          Copy
        </Button>
      )}
      <Button
        variant="default"
        size="md"
        leftSection={<IconPrinter size={18} />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </Row>
  );
}

interface AislesProps {
  userId: string;
  list: string;
  aisles: readonly Aisle[];
}

function Aisles({ userId, list, aisles }: AislesProps) {
  const [ticked, setTicked] = useState(() => loadTicks(userId, list));
  const count = aisles.reduce((sum, { lines }) => sum + lines.length, 0);

  function toggle(foodId: string) {
    const next = new Set(ticked);
    if (!next.delete(foodId)) next.add(foodId);
    setTicked(next);
    saveTicks(userId, list, next);
  }

  return (
    <>
      <Text muted numeric role="status">
        {ticked.size} of {count} in the cart
      </Text>
      {aisles.map(({ group, name, lines }) => (
        <section key={group} className={classes.aisle}>
          <h2 className={classes.name}>{name}</h2>
          {lines.map((line) => (
            <label key={line.foodId} className={classes.line}>
              <input
                type="checkbox"
                className={tick.box}
                checked={ticked.has(line.foodId)}
                onChange={() => toggle(line.foodId)}
              />
              <span>
                <span className={classes.food}>{line.name}</span>
                {line.avoided && <span className={classes.avoided}>{line.avoided}</span>}
              </span>
              <span className={classes.amount}>{amountText(line)}</span>
            </label>
          ))}
        </section>
      ))}
    </>
  );
}
