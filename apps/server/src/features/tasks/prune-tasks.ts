import type { Services } from '../../platform/services.ts';
import { deleteOldTasks } from './queries.ts';

const STORED_DAYS = 90;

/** Deletes tasks that were done or deleted long ago. No list shows them any more. */
export const pruneTasks = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> =>
  deleteOldTasks(db, new Date(now().getTime() - STORED_DAYS * 86_400_000));
