import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

/** A button and the dialog it opens. */
function Opened({ onConfirm = () => undefined }: { onConfirm?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete show
      </button>
      {isOpen && (
        <ConfirmDialog
          title="Delete this show?"
          confirmLabel="Delete"
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        >
          Its milestones and checklist go with it.
        </ConfirmDialog>
      )}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Delete show' });
const dialog = () => screen.queryByRole('alertdialog');

it('is modal, labeled by its question, and focuses the safe answer', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { person } = renderScreen(<Opened />);
  await person.click(opener());
  expect(showModal).toHaveBeenCalledOnce();
  expect(screen.getByRole('alertdialog', { name: 'Delete this show?' })).toBe(dialog());
  expect(document.activeElement?.textContent).toBe('Cancel');
});

it('returns the focus to where it was', async () => {
  const { person } = renderScreen(<Opened />);
  await person.click(opener());
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('closes on Escape, which fires a cancel event', async () => {
  const { person } = renderScreen(<Opened />);
  await person.click(opener());
  const cancel = createEvent('cancel', dialog() as HTMLElement, { cancelable: true });
  fireEvent(dialog() as HTMLElement, cancel);
  // The browser must not close it without React.
  expect(cancel.defaultPrevented).toBe(true);
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('stays open if a file picker in it is canceled', () => {
  const onClose = vi.fn();
  renderScreen(
    <Dialog title="Photo" onClose={onClose}>
      <input type="file" aria-label="Photo" />
    </Dialog>,
  );
  fireEvent(
    screen.getByLabelText('Photo', { selector: 'input' }),
    new Event('cancel', { bubbles: true }),
  );
  expect(onClose).not.toHaveBeenCalled();
});

it('closes with the back button without leaving the page', async () => {
  const { person, history } = renderScreen(<Opened />);
  await person.click(opener());
  act(() => history.back());
  await waitFor(() => expect(dialog()).toBeNull());
  expect(history.location.pathname).toBe('/here');
});

it('closes on a click outside it, but not on one that began inside', () => {
  const onClose = vi.fn();
  renderScreen(
    <Dialog title="Edit entry" onClose={onClose}>
      <p>Words</p>
    </Dialog>,
  );
  const beside = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByText('Words'));
  fireEvent.click(beside);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(beside);
  fireEvent.click(beside);
  expect(onClose).toHaveBeenCalledOnce();
});

it('runs only the confirmed action', async () => {
  const onConfirm = vi.fn();
  const { person } = renderScreen(<Opened onConfirm={onConfirm} />);
  await person.click(opener());
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
