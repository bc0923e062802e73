import type { CalendarDay, Girth, Mood } from '@posedown/coaching';

/** A progress entry as its form holds it: numbers as typed, in the athlete's own units. */
export interface EntryForm extends Record<Girth, string> {
  date: CalendarDay | '';
  weight: string;
  bodyFat: string;
  energyLevel: number;
  stressLevel: number;
  mood: Mood;
  sleepHours: string;
  waterIntake: string;
  notes: string;
  /** Made once for a form; sending the same form again stores nothing twice. */
  requestKey: string;
}

/** Where the two scales and the mood start. */
const MIDDLE_LEVEL = 5;
const USUAL_MOOD = 'good';

/** A form nobody has filled in yet. */
export function newEntry(today: EntryForm['date'], requestKey: string): EntryForm {
  return {
    date: today,
    weight: '',
    bodyFat: '',
    chest: '',
    waist: '',
    arms: '',
    thighs: '',
    neck: '',
    hips: '',
    energyLevel: MIDDLE_LEVEL,
    stressLevel: MIDDLE_LEVEL,
    mood: USUAL_MOOD,
    sleepHours: '',
    waterIntake: '',
    notes: '',
    requestKey,
  };
}
