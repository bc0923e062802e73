import {
  INJURY_REGIONS,
  INJURY_SIDES,
  type Injury,
  type InjuryRegion,
  type InjurySide,
  PAINFUL_MOVEMENTS,
} from '@posedown/coaching';
import { type Field, listField } from '../../lib/form/field.ts';

/** An injury as typed; the side may be missing. */
export type TypedInjury = Omit<Injury, 'side'> & { side: InjurySide | '' };

const allowedValue = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

/** Formats an injury for a draft: 'knee/left/squat,lunge'. */
export const injuryText = ({ region, side, hurts }: TypedInjury): string =>
  [region, side, hurts.join()].join('/');

/** Parses it again. Drafts may be older than the form, so unknown regions and movements are dropped. */
export function readInjury(text: string): TypedInjury | null {
  const [place, side, hurts = ''] = text.split('/');
  const region: InjuryRegion | undefined = allowedValue(INJURY_REGIONS, place);
  if (!region) return null;
  const named = hurts.split(',');
  return {
    region,
    side: allowedValue(INJURY_SIDES, side) ?? '',
    hurts: PAINFUL_MOVEMENTS.filter((movement) => named.includes(movement)),
  };
}

export const readInjuries = (texts: readonly string[]): TypedInjury[] =>
  texts.flatMap((text) => readInjury(text) ?? []);

/** Injuries as texts, which a draft can store. */
export const injuriesField: Field<string[], TypedInjury[]> = {
  ...listField<string>([]),
  accepts: (draft) => Array.isArray(draft) && draft.every((text) => typeof text === 'string'),
  parse: readInjuries,
  format: (injuries) => injuries?.map(injuryText) ?? [],
};
