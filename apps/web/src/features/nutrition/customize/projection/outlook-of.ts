import {
  ADULT_YEARS,
  activityFactor,
  type BodyProjection,
  type CalendarDay,
  daysBetween,
  healthBlockReason,
  KCAL_PER_GRAM,
  mifflinStJeor,
  projectBody,
  type Sex,
} from '@posedown/coaching';
import type { Dashboard, Profile } from '@posedown/contract';
import { type Calculation, type CustomForm, sizesOf } from '../custom-form.ts';

/** The inputs of the projection. */
export interface OutlookInput {
  profile: Profile;
  /** Undefined if it could not be loaded. */
  latest: Pick<Dashboard, 'bodyFat'> | undefined;
  form: CustomForm;
  figures: Calculation;
  today: CalendarDay;
}

export interface Outlook {
  projection: BodyProjection;
  sex: Sex;
  /** Maintenance by the formula for the athlete's sex, kcal per day. */
  expenditureKcal: number;
  inDeficit: boolean;
  isBodyFatMeasured: boolean;
  /** The show day if it comes before the last projected week. */
  showDay: CalendarDay | null;
}

const MAX_WEEKS = 12;

/**
 * Projects the calculated targets over twelve weeks, or to the last whole week before the show.
 * Null without sex or measurements, for minors (outside the model), and for people who must not
 * diet.
 * @param leanShare multiplies the share of lean tissue; 1 is the published model
 */
export function outlookOf(input: OutlookInput, leanShare: number): Outlook | null {
  const { profile, latest, form, figures, today } = input;
  const { sex, healthConditions, healthClearance, openHolds: holds } = profile;
  const measured = sizesOf(form, profile);
  const showDay = nextShow(profile, today);
  const weeks = showDay ? Math.floor(daysBetween(today, showDay) / 7) : MAX_WEEKS;
  if (!sex || !form.activity || 'errors' in measured || weeks === 0) return null;
  const { sizes } = measured;
  if (sizes.ageYears < ADULT_YEARS) return null;
  const expenditureKcal = Math.round(
    mifflinStJeor({ ...sizes, sex }) * activityFactor(form.activity),
  );
  const inDeficit = figures.calories < expenditureKcal;
  const clinicianAgreed = healthClearance !== null;
  if (
    inDeficit &&
    healthBlockReason({ healthConditions, clinicianAgreed, holds }, 'deficit') !== null
  )
    return null;
  const bodyFatPercent = latest?.bodyFat ?? undefined;
  // The previous carbohydrate share is unknown. Assume it is unchanged, so that no water shift is
  // projected.
  const carbohydrateShare = (KCAL_PER_GRAM.carbs * figures.carbs) / figures.calories;
  const projection = projectBody(
    { sex, ...sizes, bodyFatPercent, expenditureKcal, carbohydrateShare },
    { kcal: figures.calories },
    { weeks, leanShare },
  );
  if (projection.kind !== 'projection') return null;
  const isBodyFatMeasured = bodyFatPercent !== undefined;
  return { projection, sex, expenditureKcal, inDeficit, isBodyFatMeasured, showDay };
}

/** The next show if it is before the last projected week. */
function nextShow({ nextCompetition, competitionDate }: Profile, today: CalendarDay) {
  const day = nextCompetition?.date ?? competitionDate;
  if (day === null) return null;
  const days = daysBetween(today, day);
  return days >= 0 && days < 7 * MAX_WEEKS ? day : null;
}
