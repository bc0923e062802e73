import { userMessageOf } from '../../../lib/api-error.ts';
import { useReaderUnits } from '../../../lib/profile.ts';
import { textInUnits } from '../../../lib/text-in-units.ts';
import { Caution } from '../../../ui/parts/caution.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton } from '../../../ui/parts/skeleton.tsx';
import { useTargetsPreview } from './api.ts';
import classes from './edit-profile.module.css';
import { previewLines } from './preview-text.ts';

/** A preview of what a new meal plan would change. */
export function MealsPreview({ athleteId }: { athleteId: string }) {
  const preview = useTargetsPreview(athleteId);
  const units = useReaderUnits(athleteId);
  const { data, error } = preview;
  if (!data) {
    if (error?.code) return <Caution>{userMessageOf(error, '')}</Caution>;
    return (
      <QueryFallback query={preview} what="the new meal totals">
        <Skeleton height="14.25rem" />
      </QueryFallback>
    );
  }
  const { now, next } = data;
  return (
    <section className={classes.preview} aria-label="New meal totals" aria-live="polite">
      <dl className={classes.figures}>
        {previewLines(now, next).map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {next.notes.length > 0 && <p>The plan will say:</p>}
      <ul className={classes.notes}>
        {next.notes.map((note) => (
          <li key={note}>{units ? textInUnits(note, units) : note}</li>
        ))}
      </ul>
    </section>
  );
}
