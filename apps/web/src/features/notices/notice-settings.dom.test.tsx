import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { NoticeSettingsCard } from './notice-settings.tsx';

const server = vi.hoisted(() => ({
  ...{ role: 'client', save: vi.fn(), settings: {} },
  push: undefined as object | undefined,
}));
vi.mock('./api.ts', () => ({
  usePushDevices: () => ({ data: server.push, isLoading: false }),
  useNoticeSettings: () => ({ data: server.settings }),
  useChangeNoticeSettings: () => ({ mutate: server.save }),
}));
vi.mock('./push/device-part.tsx', () => ({ DevicePart: () => <p>This device</p> }));
vi.mock('../../lib/auth-context.ts', () => ({ useSignedInUser: () => ({ role: server.role }) }));

beforeEach(() => {
  server.save.mockReset();
  server.push = undefined;
});

const saved = () => server.save.mock.lastCall?.[0];

const QUIET = { from: 22, to: 7 };
const inList = (name: string) => within(screen.getByRole('list', { name }));

it('turns an athlete’s kinds off and on, one at a time', async () => {
  server.role = 'client';
  const others = { digestHour: 7, email: ['message'], quietHours: QUIET };
  server.settings = { off: ['plan_changed'], ...others };
  const { person } = renderScreen(<NoticeSettingsCard />);
  expect(screen.queryByRole('checkbox', { name: 'Red flags' })).toBeNull();
  const inApp = inList('In the app');
  await person.click(inApp.getByRole('checkbox', { name: 'New messages' }));
  expect(saved()).toEqual({ off: ['plan_changed', 'message'], ...others });
  await person.click(inApp.getByRole('checkbox', { name: 'Changes to your plan' }));
  expect(saved()).toEqual({ off: [], ...others });
});

it('offers emails about kinds that are on, with quiet hours', async () => {
  server.role = 'client';
  const others = { off: ['plan_changed'], digestHour: 7 };
  server.settings = { ...others, email: ['message'], quietHours: QUIET };
  const { person } = renderScreen(<NoticeSettingsCard />);
  const byEmail = inList('By email');
  expect(byEmail.queryByRole('checkbox', { name: 'Changes to your plan' })).toBeNull();
  byEmail.getByRole('checkbox', { name: 'New messages', checked: true });
  await person.click(byEmail.getByRole('checkbox', { name: 'Weeks to your show' }));
  expect(saved().email).toEqual(['message', 'show_milestone']);
  await person.selectOptions(screen.getByLabelText('Quiet hours from'), '23:00');
  expect(saved().quietHours).toEqual({ from: 23, to: 7 });
  await person.selectOptions(screen.getByLabelText('Until'), '08:00');
  expect(saved().quietHours).toEqual({ from: 22, to: 8 });
});

it('offers kinds for devices once one has notices, with quiet hours', async () => {
  server.role = 'coach';
  server.settings = { off: [], digestHour: 7, email: [], push: ['red_flag'], quietHours: QUIET };
  server.push = { publicKey: '', devices: [] };
  const first = renderScreen(<NoticeSettingsCard />);
  screen.getByText('This device');
  expect(screen.queryByRole('list', { name: 'On your devices' })).toBeNull();
  expect(screen.queryByLabelText('Quiet hours from')).toBeNull();
  first.unmount();
  server.push = { publicKey: '', devices: [{ id: 'one', endpointHash: '' }] };
  const { person } = renderScreen(<NoticeSettingsCard />);
  const onDevices = inList('On your devices');
  onDevices.getByRole('checkbox', { name: 'Red flags', checked: true });
  await person.click(onDevices.getByRole('checkbox', { name: 'Check-ins sent' }));
  expect(saved().push).toEqual(['red_flag', 'check_in_sent']);
  screen.getByLabelText('Quiet hours from');
});

it('hides quiet hours without emails, and both for settings of an earlier version', () => {
  server.role = 'client';
  server.settings = { off: [], digestHour: 7, email: [], quietHours: QUIET };
  const first = renderScreen(<NoticeSettingsCard />);
  expect(screen.queryByLabelText('Quiet hours from')).toBeNull();
  first.unmount();
  server.settings = { off: [], digestHour: 7 };
  renderScreen(<NoticeSettingsCard />);
  expect(screen.queryByRole('list', { name: 'By email' })).toBeNull();
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
