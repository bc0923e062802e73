import { fillPlaceholders, unknownPlaceholders } from '@posedown/coaching';
import type { Recipient } from '@posedown/contract';

/** Athletes named as left out; the others are counted. */
const MAX_NAMED = 5;

/** One athlete's copy of a message to many. */
export interface Outgoing {
  athleteId: string;
  name: string;
  text: string;
  /** Placeholders without a value for this athlete, who doesn't get the message. */
  missing: string[];
}

/** Fills a text in for each recipient. */
export const fillForAll = (text: string, recipients: readonly Recipient[]): Outgoing[] =>
  recipients.map(({ athleteId, name, values }) => ({
    ...{ athleteId, name },
    ...fillPlaceholders(text.trim(), values),
  }));

/** Why a text can't be sent to anyone; undefined if it can. */
export function problemOf(text: string): string | undefined {
  if (text.trim() === '') return 'Write something first';
  const unknown = unknownPlaceholders(text);
  if (unknown.length === 0) return undefined;
  return `${unknown.join(', ')} can’t be filled in. Use the buttons below the field.`;
}

/** Names the athletes who don't get the message, and why; null if everyone gets it. */
export function leftOutText(outgoing: readonly Outgoing[]): string | null {
  const leftOut = outgoing.filter(({ missing }) => missing.length > 0);
  if (leftOut.length === 0) return null;
  const placeholders = [...new Set(leftOut.flatMap(({ missing }) => missing))].join(', ');
  const names = leftOut.slice(0, MAX_NAMED).map(({ name }) => name);
  const others = leftOut.length - names.length;
  const everyone = others > 0 ? [...names, `and ${others} more`] : names;
  return `Without data for ${placeholders}, these athletes don’t get it: ${everyone.join(', ')}.`;
}
