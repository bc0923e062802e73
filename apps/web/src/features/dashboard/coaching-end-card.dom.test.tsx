import type { OwnEnd } from '@posedown/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { CoachingEndCard } from './coaching-end-card.tsx';

const api = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock('./api.ts', () => ({
  useAnswerFormerCoach: () => ({
    isPending: false,
    mutate: (answer: string) => api.answer(answer),
  }),
}));

const END: OwnEnd = {
  ...{ coachName: 'Cara', lastDay: '2026-12-24', hasEnded: false },
  ...{ isOffered: false, deletionOn: null },
};

beforeEach(() => {
  api.answer.mockReset();
});

it('announces a planned end without anything to decide', () => {
  renderScreen(<CoachingEndCard end={END} />);
  expect(screen.getByRole('heading').textContent).toMatch(/^Your coaching ends on .*24 December/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('lets the athlete answer an offer', async () => {
  const { person } = renderScreen(
    <CoachingEndCard end={{ ...END, hasEnded: true, isOffered: true }} />,
  );
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  await person.click(screen.getByRole('button', { name: 'Accept' }));
  expect(api.answer.mock.calls).toEqual([['decline'], ['accept']]);
});

it('warns of a deletion first, and lets the athlete keep the account', async () => {
  const end = { ...END, hasEnded: true, deletionOn: '2027-01-23' };
  const { person } = renderScreen(<CoachingEndCard end={end} />);
  const [first] = screen.getAllByRole('heading');
  expect(first?.textContent).toMatch(/^Your account will be deleted on .*23 January/);
  await person.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(api.answer.mock.calls).toEqual([['keep']]);
});
