export { pruneInterrupted, startDeliveries } from './deliveries/start-deliveries.ts';
export { noticeDue, noticeOverdueBackup, pruneNotices } from './notice-due.ts';
export { clearMessageNotice, clearNotices, notifyPerson } from './notify-person.ts';
export { deleteNoticesAbout } from './queries.ts';
export { addNoticeRoutes } from './routes.ts';
