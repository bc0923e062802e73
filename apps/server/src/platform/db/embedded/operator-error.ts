/**
 * Reasons why the database can't be opened, backed up, restored or moved, files can't be moved, or the first account
 * can't be created.
 */
export type OperatorErrorCode =
  | 'data_dir_in_use'
  | 'data_dir_not_writable'
  | 'lock_unavailable'
  | 'disk_full'
  | 'database_not_found'
  | 'wrong_version'
  | 'database_damaged'
  | 'backup_damaged'
  | 'backup_not_found'
  | 'backup_failed'
  | 'target_not_empty'
  | 'copy_differs'
  | 'no_target'
  | 'no_files'
  | 'email_taken';

/**
 * A failure the operator can fix. The message is one or two plain sentences, printed before the process exits with a
 * non-zero code.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';

  constructor(
    readonly code: OperatorErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The system's error code (`ENOSPC`, `EACCES`, …) of a failed file operation, or null. */
export function systemErrorCode(error: unknown): string | null {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return error.code;
  }
  return null;
}
