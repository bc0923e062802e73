import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Portions } from './portions.tsx';

vi.stubGlobal('window', { history: { state: null } });
vi.stubGlobal('sessionStorage', { getItem: () => null });

const drawn = (count: number, rest?: string) =>
  renderToString(
    createElement(Portions<number>, {
      ...{
        items: Array.from({ length: count }, (_, n) => n),
        name: 'sessions',
        first: 5,
        more: 20,
      },
      ...{ rest, children: (item: number) => createElement('li', { key: item }, item) },
    }),
  );

it("says 'all' only if there are no further items elsewhere", () => {
  expect(drawn(12)).toContain('Show all 12 sessions');
  expect(drawn(12, 'Older ones')).toContain('Show 7 more sessions');
});

it('renders the continuation once all items are shown', () => {
  expect(drawn(12, 'Older ones')).not.toContain('Older ones');
  expect(drawn(5, 'Older ones')).toContain('Older ones');
  expect(drawn(5)).not.toContain('Show');
});
