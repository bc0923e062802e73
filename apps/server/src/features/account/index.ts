export { type AccountDeps, deleteDueAccount } from './delete-account.ts';
export { pruneMails } from './prune-mails.ts';
export { reapplyDeletions } from './reapply-deletions.ts';
export { addAccountRoutes } from './routes.ts';
