import { addDays } from '../../calendar/calendar-day.ts';
import type { AthleteFacts } from '../facts.ts';

const TODAY = '2026-11-21';

/** An athlete nine weeks out who loses 0.1 kg a day. */
export const FACTS: AthleteFacts = {
  today: TODAY,
  time: '12:30',
  units: 'metric',
  plan: {
    name: 'Prep block',
    daysPerWeek: 5,
    week: 6,
    weeks: 12,
    isDeload: false,
    nextDeload: '2026-11-30',
  },
  workout: {
    name: 'Push',
    minutes: 65,
    exercises: [{ name: 'Bench Press', sets: 4, reps: '6-8' }],
  },
  nextWorkout: { name: 'Legs', date: '2026-11-23' },
  cardio: { type: 'LISS', duration: 30, intensity: 'Easy', zone: '114-133 bpm' },
  cardioDoneMinutes: null,
  targets: { calories: 2200, protein: 190, carbs: 220, fats: 60, mealCount: 5 },
  eaten: { calories: 900, protein: 80, carbs: 90, fats: 20 },
  week: {
    eaten: [
      { day: '2026-11-17', calories: 2300, protein: 200, carbs: 230, fats: 62 },
      { day: '2026-11-18', calories: 2100, protein: 184, carbs: 205, fats: 60 },
      { day: TODAY, calories: 900, protein: 80, carbs: 90, fats: 20 },
    ],
    workoutsDone: 3,
  },
  meals: [
    {
      name: 'Breakfast',
      time: '07:00',
      calories: 440,
      protein: 38,
      carbs: 44,
      fats: 12,
      foods: [{ name: 'Oatmeal', amount: '80g' }],
    },
    {
      name: 'Lunch',
      time: '13:00',
      calories: 500,
      protein: 40,
      carbs: 50,
      fats: 14,
      foods: [{ name: 'Chicken Breast', amount: '150g' }],
    },
  ],
  weightKg: 82,
  startWeightKg: 90,
  targetWeightKg: 78,
  bodyFatPercent: 11,
  weighIns: Array.from({ length: 28 }, (_, index) => ({
    day: addDays(TODAY, index - 27),
    weightKg: 84.7 - index * 0.1,
    trendKg: 84.9 - index * 0.1,
  })),
  show: { name: 'Harbour Open', date: '2027-01-23', weeksOut: 9, phase: 'Mid Prep' },
  lifts: [
    {
      name: 'Barbell Bench Press',
      points: [
        { date: '2026-10-05', kg: 118 },
        { date: '2026-11-16', kg: 121.5 },
      ],
    },
    { name: 'Back Squat', points: [{ date: '2026-11-17', kg: 160 }] },
  ],
  standing: { compliance: 92, status: 'excellent', reason: 'Meals are logged every day.' },
};
