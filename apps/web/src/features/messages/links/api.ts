import { calls } from 'virtual:contract-calls';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../lib/endpoint-query.ts';

const RECENT = 20;

/** An athlete's recent workouts, newest first. */
export const useRecentWorkouts = (userId: string) =>
  useQuery(endpointQuery(calls.workoutSessions, { params: { userId }, query: { limit: RECENT } }));

/** An athlete's recent weekly check-ins, newest first. */
export const useRecentCheckIns = (userId: string) =>
  useQuery(endpointQuery(calls.weeklyCheckIns, { params: { userId }, query: { limit: 12 } }));

/** What an athlete logged in the last seven days. */
export const useRecentMeals = (userId: string) =>
  useQuery(endpointQuery(calls.nutritionLogs, { params: { userId }, query: {} }));

/** An athlete's recent progress photos, newest day first. */
export const useRecentPhotos = (userId: string) =>
  useQuery(
    endpointQuery(calls.listPhotos, {
      params: { userId },
      query: { purpose: 'progress', limit: 30 },
    }),
  );
