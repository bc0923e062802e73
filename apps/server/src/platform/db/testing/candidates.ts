import type { Check, Column } from './table-shapes.ts';

/**
 * Values to try in a column: those its checks name, those that suit its type, and null if allowed.
 * @param serial differs per row, for unique columns
 * @throws Error for an unknown type
 */
export function candidatesFor(column: Column, checks: readonly Check[], serial: number) {
  const own = checks
    .filter((check) => check.columns.includes(column.name))
    .map(({ definition }) => definition);
  const isArray = column.type.endsWith('[]');
  const values = ofType(column.type.replace('[]', ''), own, serial);
  const listed = isArray ? [...values.map((value) => arrayOf(value, sizeIn(own))), '{}'] : values;
  return column.isRequired ? listed : [...listed, null];
}

/** The size that checks ask of an array, or 1. */
function sizeIn(checks: string[]): number {
  const sizes = checks.flatMap((check) => /cardinality\(\w+\) = (\d+)/.exec(check)?.[1] ?? []);
  return Number(sizes[0] ?? 1);
}

const arrayOf = (value: string, size: number) => `{${Array(size).fill(`"${value}"`).join(',')}}`;

function ofType(type: string, checks: string[], serial: number): string[] {
  const texts = checks.flatMap((check) =>
    [...check.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text = '']) => text.replace(/''/g, "'")),
  );
  const numbers = checks.flatMap((check) => check.match(/(?<![\w$])\d+(\.\d+)?/g) ?? []);
  switch (type) {
    case 'uuid':
      return [`00000000-0000-7000-8000-${String(serial).padStart(12, '0')}`];
    case 'text': {
      const free = [`filled${serial}@test.example`, `https://test.example/${serial}`];
      return checks.some((check) => check.includes('ARRAY[')) ? [...texts, ...free] : free;
    }
    case 'integer':
    case 'double precision':
      return [...numbers, '1', '80'];
    case 'boolean':
      return ['true', 'false'];
    case 'jsonb':
      return ['{}', '[]'];
    case 'date':
      // A Monday.
      return ['2026-03-02'];
    case 'timestamp with time zone':
      return ['2026-03-02T09:00:00Z'];
    default:
      throw new Error(`Nothing is known to suit a column of type ${type}.`);
  }
}
