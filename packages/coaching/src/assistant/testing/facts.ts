import type { PlanAnswers } from '../../athlete/answers.ts';
import { addDays } from '../../calendar/calendar-day.ts';
import type { AthleteFacts, PeakDayFact } from '../facts.ts';

const TODAY = '2026-11-21';

const ANSWERS: PlanAnswers = {
  today: TODAY,
  ageYears: 30,
  heightCm: 178,
  weightKg: 82,
  targetWeightKg: 78,
  sex: 'male',
  bodyFatPercent: 11,
  experience: 'advanced',
  primaryGoal: 'competition_prep',
  targetTimeline: '16_weeks',
  competitionDate: '2027-01-23',
  dietaryRestrictions: [],
  foodAllergies: [],
  healthConditions: [],
  clinicianAgreed: false,
  mealFrequency: '5_meals',
  cookingPreference: 'basic',
  trainingFrequency: '5_days',
  sessionDuration: '75_min',
  cardioPreference: 'light',
  equipmentAccess: 'gym',
  activityLevel: 'moderately_active',
  availability: '5-6',
  sleepHours: 7,
  stressLevel: 'moderate',
  waterIntakeLiters: 3,
};

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
    isOver: false,
    isDeload: false,
    nextDeload: '2026-11-30',
  },
  peakDay: null,
  workout: {
    name: 'Push',
    minutes: 65,
    exercises: [{ name: 'Bench Press', sets: 4, reps: '6-8' }],
  },
  nextWorkout: { name: 'Legs', date: '2026-11-23' },
  cardio: { type: 'LISS', duration: 30, intensity: 'Easy', zone: '114-133 bpm' },
  cardioDoneMinutes: null,
  intervalBlock: null,
  targets: { calories: 2200, protein: 190, carbs: 220, fats: 60, mealCount: 5 },
  eaten: { calories: 900, protein: 80, carbs: 90, fats: 20 },
  loggedMeals: ['breakfast'],
  week: {
    eaten: [
      { day: '2026-11-17', calories: 2300, protein: 200, carbs: 230, fats: 62 },
      { day: '2026-11-18', calories: 2100, protein: 184, carbs: 205, fats: 60 },
      { day: TODAY, calories: 900, protein: 80, carbs: 90, fats: 20 },
    ],
    workoutsDone: 3,
    cardioDone: { sessions: 2, minutes: 60 },
    cardioPlannedMinutes: 90,
  },
  meals: [
    {
      name: 'Breakfast',
      time: '07:00',
      calories: 440,
      protein: 38,
      carbs: 44,
      fats: 12,
      foods: [{ foodId: 'oatmeal', name: 'Oatmeal', amount: '80g' }],
    },
    {
      name: 'Lunch',
      time: '13:00',
      calories: 500,
      protein: 40,
      carbs: 50,
      fats: 14,
      foods: [{ foodId: 'chicken-breast', name: 'Chicken Breast', amount: '150g' }],
    },
    {
      name: 'Pre-Workout',
      time: '16:00',
      calories: 400,
      protein: 35,
      carbs: 50,
      fats: 6,
      foods: [{ foodId: 'rice-cakes', name: 'Rice Cakes', amount: '50g' }],
    },
    {
      name: 'Dinner',
      time: '19:00',
      calories: 560,
      protein: 45,
      carbs: 50,
      fats: 18,
      foods: [{ foodId: 'salmon', name: 'Salmon', amount: '160g' }],
    },
  ],
  weightKg: 82,
  startWeightKg: 90,
  targetWeightKg: 78,
  bodyFatPercent: 11,
  loadDays: [],
  dietStarts: [],
  weighIns: Array.from({ length: 28 }, (_, index) => ({
    day: addDays(TODAY, index - 27),
    weightKg: 84.7 - index * 0.1,
    trendKg: 84.9 - index * 0.1,
  })),
  show: {
    name: 'Harbour Open',
    date: '2027-01-23',
    weeksOut: 9,
    phase: 'Mid Prep',
    category: 'Classic Physique',
    ticked: ['suits'],
  },
  lifts: [
    {
      name: 'Barbell Bench Press',
      points: [
        { date: '2026-10-05', kg: 118 },
        { date: '2026-11-16', kg: 121.5 },
      ],
      last: {
        date: '2026-11-16',
        sets: [
          { kg: 100, reps: 8 },
          { kg: 97.5, reps: 7 },
        ],
      },
      heaviest: { kg: 102.5, reps: 5, date: '2026-11-09' },
    },
    {
      name: 'Back Squat',
      points: [{ date: '2026-11-17', kg: 160 }],
      last: { date: '2026-11-17', sets: [{ kg: 140, reps: 5 }] },
      heaviest: { kg: 140, reps: 5, date: '2026-11-17' },
    },
    {
      name: 'Push-Up',
      points: [],
      last: { date: '2026-11-17', sets: [{ kg: null, reps: 20 }] },
      heaviest: { kg: null, reps: 20, date: '2026-11-17' },
    },
  ],
  burnt: { kcal: 2790, lowKcal: 2650, highKcal: 2930, loggedDays: 24 },
  diet: { restrictions: [], allergies: [] },
  answers: ANSWERS,
  standing: { compliance: 92, status: 'excellent', reason: 'Meals are logged every day.' },
};

/** A day of an approved peak week. */
export const PEAK_DAY: PeakDayFact = {
  ...{ theme: 'First loading day', training: 'No training. Posing only.' },
  ...{ kcal: 3100, carbsG: 560, fatG: 40, proteinG: 140 },
};
