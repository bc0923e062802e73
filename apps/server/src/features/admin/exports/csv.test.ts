import { expect, it } from 'vitest';
import { csvRecord } from './csv.ts';

it('formats a record per RFC 4180', () => {
  expect(csvRecord(['Ana', 'a,b', 'say "hi"', 'two\nlines', ' kept '])).toBe(
    'Ana,"a,b","say ""hi""","two\nlines", kept \r\n',
  );
  expect(csvRecord([null, 0, -2.5, true, ''])).toBe(',0,-2.5,true,\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  'neutralizes the formula in %j',
  (text) => {
    expect(csvRecord([text]).replace(/^"/, '').startsWith(`'${text[0]}`)).toBe(true);
  },
);

it('quotes a formula that contains quotes', () => {
  expect(csvRecord(['=HYPERLINK("https://x.example","y")'])).toBe(
    '"\'=HYPERLINK(""https://x.example"",""y"")"\r\n',
  );
});
