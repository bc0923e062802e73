import { userMessageOf } from '../../lib/api-error.ts';
import { showToast } from './show-toast.ts';
import type { Toast } from './toast.ts';

/**
 * Shows a failed call as a toast, with the server's message or the given one.
 * @param action what the user can do about it
 */
export function showError(error: unknown, otherwise: string, action?: Toast['action']): void {
  const message = userMessageOf(error, otherwise);
  void showToast({ title: 'Error', message, variant: 'destructive', seconds: 5, action });
}
