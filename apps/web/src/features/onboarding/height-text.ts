/** The two fields of a height in feet and inches. */
export interface FeetAndInches {
  feet: string;
  inches: string;
}

const PATTERN = /^(?:(.*?) ?ft)? ?(?:(.*?) ?in)?$/;

/** A whole height typed into the feet field: `5'9"`, '5 9', '175 cm'. */
const WHOLE_HEIGHT = /[a-z'’′"”″]|\d\s+\d/i;

/** Splits '5 ft 9 in'; a missing part is empty. Any other text goes to the first field. */
export function splitHeight(text: string): FeetAndInches {
  const match = PATTERN.exec(text);
  if (!match) return { feet: text, inches: '' };
  return { feet: match[1] ?? '', inches: match[2] ?? '' };
}

/** Joins the two parts; empty if both are. A trailing space stays, so that typing can continue. */
export function joinHeight({ feet, inches }: FeetAndInches): string {
  if (inches.trim() === '') {
    if (WHOLE_HEIGHT.test(feet)) return feet;
    return feet.trim() && `${feet} ft`;
  }
  const parts = { feet: feet.replace(/['’′]\s*$/, ''), inches: inches.replace(/["”″]\s*$/, '') };
  return [parts.feet.trim() && `${parts.feet.trim()} ft`, `${parts.inches.trim()} in`]
    .filter(Boolean)
    .join(' ');
}
