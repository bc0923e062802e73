import { capital } from '@posedown/coaching';
import { userMessageOf } from '../../../lib/api-error.ts';
import { formatDay } from '../../../lib/days.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import { FactList } from '../../../ui/parts/fact-list.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton } from '../../../ui/parts/skeleton.tsx';
import { useProgramPreview } from '../api.ts';
import { exerciseLines, setRows } from './preview-text.ts';
import classes from './program.module.css';

interface ProgramPreviewPartProps {
  athleteId: string;
  planId: string;
  week: number;
}

/** A preview of what regenerating would change. */
export function ProgramPreviewPart({ athleteId, planId, week }: ProgramPreviewPartProps) {
  const preview = useProgramPreview(athleteId, { planId, week });
  const { data, error } = preview;
  if (!data) {
    if (error?.code) return <Caution>{userMessageOf(error, '')}</Caution>;
    return (
      <QueryFallback query={preview} what="the preview">
        <Skeleton height="22rem" />
      </QueryFallback>
    );
  }
  return (
    <Stack as="section" aria-label="What changes" aria-live="polite">
      <p>
        <strong>{data.name}</strong>, from {formatDay(data.startsOn)}
      </p>
      <FactList className={classes.exercises} facts={exerciseLines(data)} />
      <table className={classes.sets}>
        <caption>Weekly sets as planned; indirect sets count half</caption>
        <thead>
          <tr>
            <th scope="col">Muscle</th>
            <th scope="col">Now</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {setRows(data).map(({ muscle, label, before, after }) => (
            <tr key={muscle} data-changed={before !== after || undefined}>
              <th scope="row">{capital(label)}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
