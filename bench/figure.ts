/** A measured value in the report. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** A comparison, such as '31% of the floor'. */
  beside?: string;
}

/** The figures as a table for a terminal. */
export function table(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map(({ name, value, unit, beside }) => {
      const amount = value.toLocaleString('en', { maximumFractionDigits: 2 });
      return `${name.padEnd(width)}  ${amount.padStart(10)} ${unit}${beside ? `  (${beside})` : ''}`;
    })
    .join('\n');
}

/** The same figures as a Markdown table. */
export function markdownTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, beside = '' }) => {
    const amount = value.toLocaleString('en', { maximumFractionDigits: 2 });
    return `| ${name} | ${amount} ${unit} | ${beside} |`;
  });
  return ['| figure | value | beside |', '|---|---|---|', ...rows].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted[middle] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
