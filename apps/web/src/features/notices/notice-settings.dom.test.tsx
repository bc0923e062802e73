import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { NoticeSettingsCard } from './notice-settings.tsx';

const server = vi.hoisted(() => ({ role: 'client', save: vi.fn(), settings: {} }));
vi.mock('./api.ts', () => ({
  useNoticeSettings: () => ({ data: server.settings }),
  useChangeNoticeSettings: () => ({ mutate: server.save }),
}));
vi.mock('../../lib/auth-context.ts', () => ({ useSignedInUser: () => ({ role: server.role }) }));

beforeEach(() => {
  server.save.mockReset();
});

const saved = () => server.save.mock.lastCall?.[0];

it('turns an athlete’s kinds off and on, one at a time', async () => {
  server.role = 'client';
  server.settings = { off: ['plan_changed'], digestHour: 7 };
  const { person } = renderScreen(<NoticeSettingsCard />);
  expect(screen.queryByRole('checkbox', { name: 'Red flags' })).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: 'New messages' }));
  expect(saved()).toEqual({ off: ['plan_changed', 'message'], digestHour: 7 });
  await person.click(screen.getByRole('checkbox', { name: 'Changes to your plan' }));
  expect(saved()).toEqual({ off: [], digestHour: 7 });
});

it('lets a coach choose the digest’s hour while the digest is on', async () => {
  server.role = 'coach';
  server.settings = { off: [], digestHour: 7 };
  const first = renderScreen(<NoticeSettingsCard />);
  await first.person.selectOptions(screen.getByLabelText('Overdue check-ins arrive at'), '18:00');
  expect(saved()).toEqual({ off: [], digestHour: 18 });
  first.unmount();
  server.settings = { off: ['overdue_digest'], digestHour: 18 };
  renderScreen(<NoticeSettingsCard />);
  expect(screen.queryByLabelText('Overdue check-ins arrive at')).toBeNull();
});
