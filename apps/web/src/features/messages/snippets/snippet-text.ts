import { fillPlaceholders, type PlaceholderValues } from '@posedown/coaching';
import type { Snippet } from '@posedown/contract';

/** A text that a coach reuses. */
export interface SnippetText {
  name: string;
  content: string;
  /** The coach's own one; undefined for one that comes with Posedown. */
  own?: Snippet;
}

/** Texts for the most frequent replies. */
export const BUILT_IN: readonly SnippetText[] = [
  {
    name: 'On plan',
    content:
      'Great week, {name}. {weight_change} on the scale and right on plan, so nothing changes.',
  },
  {
    name: 'Holding',
    content:
      '{name}, we keep the plan for another week. The scale needs a few more days before it says anything.',
  },
  {
    name: 'Sleep',
    content:
      '{name}, you averaged {sleep} h of sleep. Let’s get that up first: lights out half an hour earlier this week.',
  },
  {
    name: 'Log food',
    content:
      '{name}, the diary has {diary_days} of 7 days. Log every day this week, even the rough ones, so I can adjust your plan.',
  },
  {
    name: 'Show',
    content: '{weeks_out} weeks out, {name}. Stay with the plan and send me photos on time.',
  },
];

/** The coach's own snippets, then the built-in ones. */
export const allSnippets = (own: readonly Snippet[]): SnippetText[] => [
  ...own.map((snippet) => ({ name: snippet.name, content: snippet.content, own: snippet })),
  ...BUILT_IN,
];

export interface FilledSnippet extends SnippetText {
  text: string;
  /** Placeholders without a value, so that the text can't be used. */
  missing: string[];
}

/** Fills snippets in. @param values null to leave the placeholders for later */
export const fillSnippets = (
  snippets: readonly SnippetText[],
  values: PlaceholderValues | null,
): FilledSnippet[] =>
  snippets.map((snippet) => {
    const filled = values
      ? fillPlaceholders(snippet.content, values)
      : { text: snippet.content, missing: [] };
    return { ...snippet, ...filled };
  });
