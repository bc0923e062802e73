import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { PauseDialog } from './pause-dialog.tsx';

const api = vi.hoisted(() => ({ pause: vi.fn() }));
const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast }));
vi.mock('./api.ts', () => ({ usePauseCoaching: () => ({ mutateAsync: api.pause }) }));

const ANA = { id: 'a', name: 'Ana' };
const BEN = { id: 'b', name: 'Ben' };
const onClose = vi.fn();
const save = () => screen.getByRole('button', { name: 'Pause coaching' });

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z'), toFake: ['Date'] });
  api.pause.mockResolvedValue([]);
});

it('pauses for a week by default, once', async () => {
  const { person } = renderScreen(<PauseDialog athletes={[ANA]} onClose={onClose} />);
  await person.dblClick(save());
  expect(api.pause.mock.calls.map(([body]) => body)).toMatchObject([
    { athletes: [ANA], until: '2026-11-28' },
  ]);
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ message: 'Ana, until Sat 28 Nov.' });
  expect(onClose.mock.calls).toEqual([[true]]);
});

it('says who couldn’t be paused, and retries only them', async () => {
  const error = new TypeError('no network');
  api.pause.mockResolvedValueOnce([{ athlete: BEN, error }]);
  const { person } = renderScreen(<PauseDialog athletes={[ANA, BEN]} onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Pause coaching of 2 athletes' })).toBeTruthy();
  await person.click(save());
  expect(await screen.findByText(/^Not paused: Ben\. We couldn’t reach the server/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await person.click(save());
  expect(api.pause.mock.lastCall?.[0]).toMatchObject({ athletes: [BEN] });
  expect(onClose.mock.calls).toEqual([[true]]);
});
