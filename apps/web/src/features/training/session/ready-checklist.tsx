import type { TrainingDay } from '@posedown/contract';
import { useState } from 'react';
import { TickList } from '../../../ui/parts/tick-list.tsx';
import classes from './session.module.css';

/** Things to tick before a workout, and what to mind in it. Ticks are for the moment only. */
export function ReadyChecklist({ day }: { day: TrainingDay }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const equipment = day.equipment.filter((piece) => piece !== 'Body weight').slice(0, 3);
  const items = [
    'Water bottle filled',
    'Last meal one to two hours ago',
    ...(equipment.length > 0 ? [`Equipment ready: ${equipment.join(', ')}`] : []),
    'Five to ten minutes of warm-up',
  ];
  const tick = (item: string, done: boolean) =>
    setTicked(done ? [...ticked, item] : ticked.filter((other) => other !== item));
  return (
    <>
      <TickList
        label="Pre-workout checklist"
        items={items.map((item) => ({ key: item, text: item }))}
        done={ticked}
        onTick={tick}
      />
      <div>
        <h3 className={classes.small}>Tips</h3>
        <ul className={classes.tips}>
          <li>Ramp up to the first heavy lift with two or three lighter sets.</li>
          <li>Stop a set when your form would change, not after it has.</li>
          <li>Take your full rest. It makes the next set better.</li>
        </ul>
      </div>
    </>
  );
}
