import type { CheckInReview, Units, WeeklyCheckIn } from '@posedown/contract';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SENT } from '../../lib/testing/weekly-check-ins.ts';
import { AnswersTable } from './answers-table.tsx';

const tape: WeeklyCheckIn['questions'][number] = {
  ...{ id: 'tape', type: 'measurements', label: 'Tape', girths: ['waist', 'hips'] },
  ...{ required: false, phases: [] },
};
const weekWith = (answer: Record<string, number>): WeeklyCheckIn => ({
  ...SENT,
  questions: [...SENT.questions, tape],
  answers: { hunger: 6, tape: answer },
});

/** The cells of each row, by its heading. */
function renderRows(units: Units) {
  const checkIn = weekWith({ waist: 82 });
  const review = {
    athlete: { units },
    ...{ previous: weekWith({ waist: 82.5, hips: 95 }), earlier: weekWith({ waist: 84 }) },
  } as CheckInReview;
  render(<AnswersTable {...{ review, checkIn }} />);
  return Object.fromEntries(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent?.trim()),
      ]),
  );
}

it('compares each girth with last week and four weeks ago', () => {
  expect(renderRows('metric')).toMatchObject({
    ...{ Hunger: ['6', '6', '6'] },
    ...{ 'Waist, cm': ['82 ▼0.5', '82.5', '84'], 'Hips, cm': ['–', '95', '–'] },
  });
});

it('uses the athlete’s units', () => {
  expect(renderRows('imperial')).toMatchObject({ 'Waist, in': ['32.3 ▼0.2', '32.5', '33.1'] });
});
