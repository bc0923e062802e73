import type { Units } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';

/** What a coach's text may mention in braces. */
export const PLACEHOLDERS = ['name', 'weight_change', 'weeks_out', 'sleep', 'diary_days'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** One athlete's values as text; null without data. */
export type PlaceholderValues = Record<Placeholder, string | null>;

export interface PlaceholderFacts {
  name: string;
  units: Units;
  weeksOut: number | null;
  /** Mean weight of the week and of the one before. */
  weightKg: number | null;
  weightBeforeKg: number | null;
  sleepHours: number | null;
  diaryDays: number;
}

/** Everything between a pair of braces. */
const BRACES = /\{([^{}]*)\}/g;

const isKnown = (name: string): name is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(name);

/** The values of an athlete's week. */
export function placeholderValues(facts: PlaceholderFacts): PlaceholderValues {
  const { name, units, weeksOut, weightKg, weightBeforeKg, sleepHours, diaryDays } = facts;
  const change = weightKg === null || weightBeforeKg === null ? null : weightKg - weightBeforeKg;
  return {
    name: name.split(' ')[0] || name,
    weight_change: change === null ? null : changeText(change, units),
    weeks_out: weeksOut === null ? null : String(weeksOut),
    sleep: sleepHours === null ? null : String(Math.round(sleepHours * 10) / 10),
    diary_days: String(diaryDays),
  };
}

function changeText(changeKg: number, units: Units): string {
  const amount = weightText(Math.abs(changeKg), units);
  if (Number.parseFloat(amount) === 0) return amount;
  return `${changeKg > 0 ? '+' : '−'}${amount}`;
}

/** The placeholders of a text, once each and with their braces. */
const placeholdersIn = (text: string): string[] => [...new Set(text.match(BRACES) ?? [])];

/** The placeholders that can't be filled in for anyone. */
export const unknownPlaceholders = (text: string): string[] =>
  placeholdersIn(text).filter((placeholder) => !isKnown(placeholder.slice(1, -1)));

interface Filled {
  text: string;
  /** Placeholders without a value, which are still in the text. */
  missing: string[];
}

/** Fills a text in once, so that a value with braces in it stays as it is. */
export function fillPlaceholders(text: string, values: PlaceholderValues): Filled {
  const missing = new Set<string>();
  const filled = text.replace(BRACES, (placeholder, name: string) => {
    const value = isKnown(name) ? values[name] : null;
    if (value === null) missing.add(placeholder);
    return value ?? placeholder;
  });
  return { text: filled, missing: [...missing] };
}
