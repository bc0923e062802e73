import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';

interface Asked {
  warnings: readonly string[];
  /** What is wrong with the reason. */
  error?: string | undefined;
}

const NOTHING: Asked = { warnings: [] };

/**
 * The reason a coach gives for values that draw warnings. The server asks for it by refusing them without one.
 * @param field the name of the reason in the body
 */
export function useWarningReason<Field extends string>(field: Field) {
  const [asked, setAsked] = useState(NOTHING);
  const [text, setText] = useState('');
  const { warnings } = asked;
  return {
    ...{ ...asked, field, text },
    change(typed: string) {
      setText(typed);
      setAsked({ warnings });
    },
    /** Whether the form may be sent; says at the field what is missing. */
    isGiven(): boolean {
      const isMissing = warnings.length > 0 && text.trim() === '';
      setAsked({ warnings, error: isMissing ? 'Say why in a sentence.' : undefined });
      return !isMissing;
    },
    /** What it adds to the body. */
    body: (warnings.length > 0 ? { [field]: text } : {}) as Partial<Record<Field, string>>,
    /** Asks for a reason where a refusal does, or says what is wrong with the one that was sent. */
    read: (refusal: unknown) => setAsked((before) => askedBy(refusal, field, before)),
    /** Whether a refusal is about the reason, and so shown at its field. */
    shows: (refusal: unknown) => issuesAt(refusal, field).length > 0,
    /** After other values: they may draw other warnings. */
    reset: () => setAsked(NOTHING),
  };
}

export type WarningReasonState = Pick<
  ReturnType<typeof useWarningReason>,
  'field' | 'warnings' | 'error' | 'text' | 'change'
>;

/** The first refusal at the field lists the warnings; a later one is about the words of the reason. */
export function askedBy(refusal: unknown, field: string, before: Asked): Asked {
  const issues = issuesAt(refusal, field);
  if (issues.length === 0) return before;
  if (before.warnings.length === 0) return { warnings: issues };
  return { ...before, error: issues.join(' ') };
}

const issuesAt = (refusal: unknown, field: string): string[] =>
  refusal instanceof ApiError
    ? refusal.issues.filter(({ path }) => path === field).map(({ message }) => message)
    : [];
