export { showExtras } from './extras/show-extras.ts';
export { listMessages } from './queries.ts';
export { addMessageRoutes } from './routes.ts';
export { pruneScheduled, startScheduledMessages } from './scheduled/send-scheduled.ts';
export { writeToAthlete } from './send-message.ts';
export { closeThread, moveThreads, rebuildThreads } from './threads/queries.ts';
