export { pruneTasks } from './prune-tasks.ts';
export { addTaskRoutes } from './routes.ts';
