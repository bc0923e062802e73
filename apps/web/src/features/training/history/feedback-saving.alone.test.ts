import type { WorkoutSession } from '@posedown/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CoachFeedbackForm } from './coach-feedback-form.tsx';

vi.mock('../../../lib/use-single-flight.ts', () => ({
  useSingleFlight: () => ({ busy: true, run: vi.fn() }),
}));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'POST', path: `/api/${String(name)}` }) }),
}));

it('locks the fields while the feedback is being saved', () => {
  const words = { coachFeedback: 'Well done', nextSessionGoals: null, feedbackVersion: 1 };
  const session = { id: 's', userId: 'ana', ...words } as WorkoutSession;
  const form = createElement(CoachFeedbackForm, { session });
  const client = new QueryClient();
  const html = renderToString(createElement(QueryClientProvider, { client }, form));
  expect(html.match(/<textarea[^>]* readOnly/g)).toHaveLength(2);
});
