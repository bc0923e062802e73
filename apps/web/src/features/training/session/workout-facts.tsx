import { capital } from '@posedown/coaching';
import type { TrainingDay, TrainingToday } from '@posedown/contract';
import { Card } from '../../../ui/parts/card.tsx';
import { FactList } from '../../../ui/parts/fact-list.tsx';
import { PlanBlocks, PlanReasons } from '../plan-blocks.tsx';
import { weekText } from '../week-text.ts';
import classes from './session.module.css';

interface WorkoutFactsProps {
  day: TrainingDay;
  plan: TrainingToday['plan'];
}

/** A workout's facts: time, difficulty, week of the plan, muscles and equipment. */
export function WorkoutFacts({ day, plan }: WorkoutFactsProps) {
  const facts: [string, string | null | undefined][] = [
    ['Estimated time', `${day.estimatedTime} min`],
    ['Difficulty', capital(day.difficulty)],
    ['Phase', plan?.phase],
    ['Weeks out', plan?.weeksOut === null ? null : plan && `${plan.weeksOut}`],
    ['Intensity', plan?.intensityLevel && capital(plan.intensityLevel)],
  ];
  return (
    <Card gap="md">
      {plan && <p className={classes.week}>{weekText(plan)}</p>}
      <FactList className={classes.facts} facts={facts} />
      {plan?.note && <p className={classes.note}>{plan.note}</p>}
      {plan && <PlanBlocks block={plan.block} blocks={plan.blocks} />}
      {plan && <PlanReasons reasons={plan.reasons} />}
      <WordList label="Target muscles" items={day.targetMuscles} />
      <WordList label="Equipment" items={day.equipment} />
      <div>
        <h2 className={classes.small}>Focus points</h2>
        <ul className={classes.tips}>
          {day.focusPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function WordList({ label, items }: { label: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className={classes.small}>{label}</h2>
      <p className={classes.words}>{capital(items.join(', '))}</p>
    </div>
  );
}
