import { showToast } from '../toast/show-toast.ts';

/**
 * Puts a text where the cursor of a field is and focuses the field. @returns the new value;
 * undefined if it would be longer than the field allows
 */
export function insertText(field: HTMLTextAreaElement, text: string): string | undefined {
  const { value, selectionStart, selectionEnd, maxLength } = field;
  field.focus();
  const length = value.length - (selectionEnd - selectionStart) + text.length;
  if (maxLength >= 0 && length > maxLength) {
    void showToast({
      title: 'Not inserted',
      message: `The text would be longer than ${maxLength} characters.`,
      variant: 'destructive',
    });
    return undefined;
  }
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  return field.value;
}
