import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';

interface ReasonRequest {
  warnings: readonly string[];
  /** The error of the reason. */
  error?: string | undefined;
}

const NO_REQUEST: ReasonRequest = { warnings: [] };

/**
 * The coach's reason for values that trigger warnings. The server rejects such values without a
 * reason. @param field the name of the reason in the request body
 */
export function useWarningReason<Field extends string>(field: Field) {
  const [asked, setAsked] = useState(NO_REQUEST);
  const [text, setText] = useState('');
  const { warnings } = asked;
  return {
    ...{ ...asked, field, text },
    change(typed: string) {
      setText(typed);
      setAsked({ warnings });
    },
    /** Whether the form may be sent. Otherwise shows an error at the field. */
    isGiven(): boolean {
      const isMissing = warnings.length > 0 && text.trim() === '';
      setAsked({ warnings, error: isMissing ? 'Give a reason.' : undefined });
      return !isMissing;
    },
    /** The field for the request body. */
    body: (warnings.length > 0 ? { [field]: text } : {}) as Partial<Record<Field, string>>,
    /** Requests a reason after a rejection, or shows what is wrong with the given one. */
    read: (refusal: unknown) => setAsked((before) => requestFrom(refusal, field, before)),
    /** Whether an error is about the reason, so that its field shows it. */
    shows: (refusal: unknown) => issuesAt(refusal, field).length > 0,
    /** Resets after other values were entered, because they may trigger other warnings. */
    reset: () => setAsked(NO_REQUEST),
  };
}

export type WarningReasonState = Pick<
  ReturnType<typeof useWarningReason>,
  'field' | 'warnings' | 'error' | 'text' | 'change'
>;

/**
 * The first error at the field lists the warnings; a later one is about the text of the reason.
 */
export function requestFrom(refusal: unknown, field: string, before: ReasonRequest): ReasonRequest {
  const issues = issuesAt(refusal, field);
  if (issues.length === 0) return before;
  if (before.warnings.length === 0) return { warnings: issues };
  return { ...before, error: issues.join(' ') };
}

const issuesAt = (refusal: unknown, field: string): string[] =>
  refusal instanceof ApiError
    ? refusal.issues.filter(({ path }) => path === field).map(({ message }) => message)
    : [];
