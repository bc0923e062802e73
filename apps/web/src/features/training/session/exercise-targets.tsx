import type { ExerciseTarget } from '@posedown/contract';
import { restWords } from '../../../lib/rest-words.ts';
import { supersetWords, techniqueName, techniqueWords } from './exercise-words.ts';
import classes from './session.module.css';
import type { Superset } from './superset.ts';

interface ExerciseTargetsProps {
  target: ExerciseTarget;
  superset: Superset | undefined;
}

/** What the plan asks of an exercise. */
export function ExerciseTargets({ target, superset }: ExerciseTargetsProps) {
  const facts: [string, string][] = [
    ['Sets', String(target.sets)],
    ['Reps', target.reps],
    ['Rest', superset?.isFirst ? 'None' : restWords(target.restTime)],
    ['RPE', String(target.rpe)],
    ['Tempo', target.tempo],
    ['Tension', `${target.timeUnderTension} s`],
  ];
  const how = techniqueWords(target);
  return (
    <>
      <dl className={classes.targets}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {superset && (
        <p className={classes.note}>
          <strong>Superset with {superset.partner}.</strong> {supersetWords(superset)}
        </p>
      )}
      {how && (
        <p className={classes.note}>
          <strong>{techniqueName(target.technique)}.</strong> {how}
        </p>
      )}
    </>
  );
}
