import { expect, it } from 'vitest';
import { answerOffline } from '../answer-question.ts';
import { FACTS } from '../testing/facts.ts';

it("gives an athlete's position in their plan, and says when its weeks are over", () => {
  const ask = (isOver: boolean) => {
    const plan = FACTS.plan && { ...FACTS.plan, week: isOver ? 12 : 6, isOver };
    const message = 'which week of my plan am I in';
    return answerOffline({ message, history: [], facts: { ...FACTS, plan } }).response;
  };
  expect(ask(false)).toMatch(/^You are in week 6 of 12 of Prep block, with 5 days of training/);
  expect(ask(true)).toMatch(/^You have done all 12 weeks of Prep block\. Its days go on/);
});
