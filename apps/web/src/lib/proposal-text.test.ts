import type { PlanProposal } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import {
  decisionToast,
  evidenceText,
  headingText,
  isOpenToReader,
  outcomeText,
  rateText,
  weightSentence,
} from './proposal-text.ts';
import { cut } from './testing/proposals.ts';

describe('proposal texts', () => {
  it('format a rate with its sign', () => {
    expect([-0.456, 0.2, 0.001].map(rateText)).toEqual(['−0.46%', '+0.20%', '0%']);
  });

  it("format weights in the athlete's units", () => {
    const weight = { kg: 76.34, lowKg: 74.5, highKg: 78.1 };
    expect(weightSentence(weight, 'metric')).toEqual({ weight: '76.3 kg', band: '74.5–78.1' });
    expect(weightSentence(weight, 'imperial').band).toBe('164.2–172.2');
  });

  it('round the expenditure to tens', () => {
    expect(evidenceText(cut)).toBe(
      'Burns about 2,710 kcal a day (2,580–2,840). Last week: 6 of 7 days logged in full, 7 weigh-ins.',
    );
    expect(evidenceText({ ...cut, expenditure: null })).toBe(
      'Last week: 6 of 7 days logged in full, 7 weigh-ins.',
    );
  });

  it('show a decision to users who may make it, while the plan is still the one the proposal is for', () => {
    expect(isOpenToReader(cut)).toBe(true);
    expect(isOpenToReader({ ...cut, isStale: true })).toBe(false);
    expect(isOpenToReader({ ...cut, mayDecide: false })).toBe(false);
    expect(isOpenToReader(undefined)).toBe(false);
  });

  it('summarize the proposed change', () => {
    expect(headingText(cut)).toBe('2,150 kcal a day');
    expect(headingText({ ...cut, food: null })).toBe('90 min of cardio a week');
    expect(headingText({ ...cut, kind: 'holding' })).toBe('Holding');
  });

  it('describe the outcome', () => {
    const as = (changes: Partial<PlanProposal>) => outcomeText({ ...cut, ...changes });
    expect(as({})).toBeNull();
    expect(as({ isStale: true })).toBe('The meal plan has changed since');
    const applied = { targets: cut.now.targets, cardioMinutes: 80 };
    expect(as({ status: 'edited', decidedBy: 'Cora', applied })).toBe(
      'Edited by Cora: 2,300 kcal a day, 80 min of steady cardio a week',
    );
    expect(decisionToast({ ...cut, status: 'edited', applied })).toEqual({
      title: 'Plan changed',
      message: 'The meals were scaled. The cardio plan was adjusted.',
    });
    expect(as({ status: 'expired' })).toBe('Expired without a decision');
  });
});
