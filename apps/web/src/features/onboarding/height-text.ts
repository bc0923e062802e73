/** A height in feet and inches, as its two fields hold it. */
export interface FeetAndInches {
  feet: string;
  inches: string;
}

const PATTERN = /^(?:(.*?) ?ft)? ?(?:(.*?) ?in)?$/;
const INCHES_PER_FOOT = 12;

/** '5 ft 9 in' → its two parts; a part that is not there is empty. */
export function splitHeight(text: string): FeetAndInches {
  const match = PATTERN.exec(text);
  return { feet: match?.[1] ?? '', inches: match?.[2] ?? '' };
}

/** The two parts as one text; empty when both are. */
export function joinHeight({ feet, inches }: FeetAndInches): string {
  return [feet.trim() && `${feet.trim()} ft`, inches.trim() && `${inches.trim()} in`]
    .filter(Boolean)
    .join(' ');
}

/** Inches → '5 ft 8.9 in'. */
export function heightText(inches: number): string {
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  const rest = Number((inches - feet * INCHES_PER_FOOT).toFixed(1));
  return `${feet} ft ${rest} in`;
}
