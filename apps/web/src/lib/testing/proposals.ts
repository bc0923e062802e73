import type { PlanProposal } from '@posedown/contract';

/** An open proposal to cut food, with extra cardio as the alternative. */
export const cut: PlanProposal = {
  id: '01890000-0000-7000-8000-000000000001',
  weekOf: '2026-03-02',
  kind: 'change',
  rule: 'pace',
  status: 'open',
  isStale: false,
  mayDecide: true,
  reasons: ['At 2,300 kcal the projected pace is too slow.', '150 kcal less a day helps.'],
  lastWeek: { weighIns: 7, fullDays: 6, meanKcal: 2310 },
  expenditure: { kcal: 2712, lowKcal: 2581, highKcal: 2844 },
  until: { day: '2026-04-27', isShow: false },
  now: {
    targets: { calories: 2300, protein: 180, carbs: 230, fats: 73 },
    cardioMinutes: 60,
    outlook: { weeklyPercent: -0.35, weight: { kg: 78.4, lowKg: 76.9, highKg: 79.9 } },
  },
  food: {
    targets: { calories: 2150, protein: 180, carbs: 205, fats: 68 },
    weeklyPercent: -0.55,
    weight: { kg: 77.3, lowKg: 75.8, highKg: 78.8 },
  },
  cardio: { minutes: 90, weeklyPercent: -0.5, weight: { kg: 77.5, lowKg: 76, highKg: 79 } },
  createdAt: '2026-03-02T04:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  applied: { targets: null, cardioMinutes: null },
  reason: null,
};
