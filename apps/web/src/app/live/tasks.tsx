import { useMatches } from '@tanstack/react-router';
import { TaskHost } from '../../features/tasks/task-host.tsx';

/** Routes of one athlete, named by their id. */
const OF_ATHLETES = /^\/_coach\/(client|messages|competition|ask-ali)\/\$id/;

/** The athlete whose page the coach has open, also as `?athlete=`. */
function usePageAthleteId(): string | null {
  return useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      const { id } = (last?.params ?? {}) as { id?: string };
      const { athlete } = (last?.search ?? {}) as { athlete?: unknown };
      if (id && OF_ATHLETES.test(String(last?.routeId))) return id;
      return typeof athlete === 'string' ? athlete : null;
    },
  });
}

/** The task dialog, which starts with the athlete of the open page. */
export const Tasks = () => <TaskHost athleteId={usePageAthleteId()} />;
