export type Cell = string | number | boolean | null;

/** Spreadsheets treat text that starts with one of these characters as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
const NEEDS_QUOTES = /["\r\n,]/;

/**
 * Formats one CSV record (RFC 4180), including the line break. Text a spreadsheet would run as a
 * formula gets a leading apostrophe.
 */
export function csvRecord(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
