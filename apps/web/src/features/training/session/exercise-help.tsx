import type { ExerciseGuide } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import classes from './session.module.css';

interface ExerciseHelpProps {
  guide: ExerciseGuide;
  /** The plan's own words on it. */
  notes: string | null;
}

/** How the exercise is done: open where the plan says something, else folded away. */
export function ExerciseHelp({ guide, notes }: ExerciseHelpProps) {
  return (
    <>
      {notes && <p className={classes.note}>{notes}</p>}
      <details className={classes.help}>
        <summary>Cues and how to do it</summary>
        <ul className={classes.tips}>
          {guide.formCues.map((cue) => (
            <li key={cue}>{cue}</li>
          ))}
        </ul>
        {guide.instructions && <p className={classes.words}>{guide.instructions}</p>}
        {guide.commonMistakes.length > 0 && (
          <p className={classes.words}>Avoid: {guide.commonMistakes.join(', ').toLowerCase()}.</p>
        )}
        {guide.competitionRelevance && (
          <p className={classes.words}>{guide.competitionRelevance}</p>
        )}
        {/* Only what the library knows has a page there. */}
        {guide.muscleGroup && (
          <Link
            to="/exercises/$exerciseId"
            params={{ exerciseId: guide.exerciseId }}
            className={classes.more}
          >
            Exercise details
          </Link>
        )}
      </details>
    </>
  );
}
