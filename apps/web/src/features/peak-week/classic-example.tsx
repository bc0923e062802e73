import { CLASSIC_MISTAKES, CLASSIC_PROTOCOL } from '@posedown/coaching';
import { useState } from 'react';
import { Card } from '../../ui/parts/card.tsx';
import { FactList } from '../../ui/parts/fact-list.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { TickList } from '../../ui/parts/tick-list.tsx';
import { DayPicker } from './day-picker.tsx';
import { shareText } from './peak-text.ts';
import classes from './peak-week.module.css';

const DAYS = CLASSIC_PROTOCOL.map(({ day }) => ({ key: day, label: `Day ${day}` }));

/** The classic protocol, as a warning example. */
export function ClassicExample() {
  const [chosen, setChosen] = useState(1);
  const [ticks, setTicks] = useState<Record<number, string[]>>({});
  const day = CLASSIC_PROTOCOL.find((candidate) => candidate.day === chosen);
  if (!day) return null;
  const done = ticks[chosen] ?? [];
  const items = day.tasks.map((text) => ({ key: text, text }));
  const tick = (key: string, isDone: boolean) =>
    setTicks({ ...ticks, [chosen]: [...done.filter((k) => k !== key), ...(isDone ? [key] : [])] });
  return (
    <Card as="section" labelledBy="classic" gap="md">
      <SectionHeader
        id="classic"
        title="Example: the classic protocol"
        intro="What athletes did for decades, shown as an example. Don’t follow it. It’s never scheduled for anyone."
      />
      <h3 className={classes.group}>What it gets wrong</h3>
      <ul className={classes.words}>
        {CLASSIC_MISTAKES.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <DayPicker label="Day of the example" days={DAYS} chosen={chosen} onChoose={setChosen} />
      <h3 className={classes.group}>
        {day.title}: {day.theme}
      </h3>
      <FactList
        className={classes.facts}
        facts={[
          ['Water intake', day.water],
          ['Sodium target', day.sodium],
          ['Carb target', day.carbs],
          ['Training', day.training],
          ['Supplements', day.supplements],
        ]}
      />
      <p className={classes.muted}>
        Example tasks: {shareText(done.length, items.length)}. These ticks aren’t saved.
      </p>
      <TickList items={items} done={done} onTick={tick} />
      <p>{day.advice}</p>
    </Card>
  );
}
