import { userMessageOf } from '../../lib/api-error.ts';
import { showToast } from './show-toast.ts';
import type { Toast } from './toast.ts';

/**
 * Says that a call failed: by the server's own sentence, or by the given one where it sent none.
 * @param action what can be done about it at once
 */
export function showError(error: unknown, otherwise: string, action?: Toast['action']): void {
  const message = userMessageOf(error, otherwise);
  void showToast({ title: 'Error', message, variant: 'destructive', seconds: 5, action });
}
