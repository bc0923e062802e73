export type Cell = string | number | boolean | null;

/** Text that begins so is taken for a formula by spreadsheets. */
const FORMULA = /^[=+\-@\t\r\n]/;
const NEEDS_QUOTES = /["\r\n,]/;

/**
 * One CSV record (RFC 4180) with its line break. Text that a spreadsheet would run as a formula starts with an
 * apostrophe.
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
