import { OperatorError, systemErrorCode } from './operator-error.ts';

/**
 * Explains a failure to open the database to the operator. @param messages the database's last messages, oldest first
 */
export function explainOpenFailure(error: unknown, dataDir: string, messages: string[]): Error {
  if (error instanceof OperatorError) return error;
  const options = { cause: error };
  const code = systemErrorCode(error) ?? '';
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) {
    const sentence = `The data folder ${dataDir} can’t be written to (${code}); give this user the right to, or set DATA_DIR to another folder.`;
    return new OperatorError('data_dir_not_writable', sentence, options);
  }
  const fatal = messages.findLast((line) => /PANIC|FATAL/.test(line));
  if (code === 'ENOSPC' || fatal?.includes('No space left on device')) {
    const sentence = `The disk of ${dataDir} is full; free at least 100 MB and start again: nothing that was saved is lost.`;
    return new OperatorError('disk_full', sentence, options);
  }
  const sentence = `The database in ${dataDir} can’t be opened (${fatal ?? String(error)}); restore a backup with npm run db:restore.`;
  return new OperatorError('database_damaged', sentence, options);
}
