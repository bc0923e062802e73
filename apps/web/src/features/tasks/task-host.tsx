import { Suspense, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { onTaskRequested, type TaskRequest } from './open-task.ts';

const NewTaskDialog = lazyPart(() =>
  import('./task-dialog.tsx').then((part) => ({ default: part.NewTaskDialog })),
);
const EditTaskDialog = lazyPart(() =>
  import('./task-dialog.tsx').then((part) => ({ default: part.EditTaskDialog })),
);

/** The task dialog of every screen of a coach. @param athleteId of the open page */
export function TaskHost({ athleteId }: { athleteId: string | null }) {
  const [request, setRequest] = useState<TaskRequest>();
  const latest = useRef(athleteId);
  latest.current = athleteId;
  useEffect(
    () =>
      onTaskRequested((asked) => setRequest({ athleteId: latest.current ?? undefined, ...asked })),
    [],
  );
  useEffect(() => whenIdle(() => void NewTaskDialog.preload()), []);
  if (!request) return null;
  const { task, athleteId: about = null } = request;
  const close = () => setRequest(undefined);
  return (
    <Suspense fallback={null}>
      {task ? (
        <EditTaskDialog key={task.id} task={task} onClose={close} />
      ) : (
        <NewTaskDialog athleteId={about} onClose={close} />
      )}
    </Suspense>
  );
}
