/** A height in feet and inches, as its two fields hold it. */
export interface FeetAndInches {
  feet: string;
  inches: string;
}

const PATTERN = /^(?:(.*?) ?ft)? ?(?:(.*?) ?in)?$/;

/** A height that was typed into the field of the feet as a whole: `5'9"`, '5 9', '175 cm'. */
const WHOLE_HEIGHT = /[a-z'’′"”″]|\d\s+\d/i;

/** '5 ft 9 in' → its two parts; a missing part is empty. Any other text belongs to the first field. */
export function splitHeight(text: string): FeetAndInches {
  const match = PATTERN.exec(text);
  if (!match) return { feet: text, inches: '' };
  return { feet: match[1] ?? '', inches: match[2] ?? '' };
}

/** The two parts as one text; empty when both are. A space at the end stays, so that more can be typed behind it. */
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
