import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { showUndoable } from './show-undoable.ts';
import type { Toast } from './toast.ts';

const shown: Toast[] = [];
vi.mock('./show-toast.ts', () => ({ showToast: async (toast: Toast) => void shown.push(toast) }));
beforeEach(() => void shown.splice(0));

const BACK = { title: 'Restored' };
const refusal = new ApiError(409, '{"code":"conflict","error":"The day is full."}', '');

/**
 * Shows an undoable toast and uses the undo of each toast that has one. @returns the toasts'
 * titles
 */
async function showAndUndo(undo: () => Promise<Toast>) {
  showUndoable({ title: 'Removed', undo, otherwise: 'Not reached.' });
  for (const [at, { action }] of shown.entries()) {
    action?.onClick();
    if (action) await expect.poll(() => shown).toHaveLength(at + 2);
  }
  return shown.map(({ title, message }) => message ?? title);
}

it('offers an undo again after a network failure, until one succeeds', async () => {
  const undo = vi.fn(async () => BACK);
  undo.mockRejectedValueOnce(new TypeError('no network'));
  undo.mockRejectedValueOnce(new ApiError(502, '<html>', 'Bad Gateway'));
  expect(await showAndUndo(undo)).toEqual(['Removed', 'Not reached.', 'Not reached.', 'Restored']);
  expect(undo).toHaveBeenCalledTimes(3);
});

it('does not offer it again after the server rejected it', async () => {
  const undo = vi.fn(async () => BACK).mockRejectedValueOnce(refusal);
  expect(await showAndUndo(undo)).toEqual(['Removed', 'The day is full.']);
  expect(undo).toHaveBeenCalledOnce();
});
