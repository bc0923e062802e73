import { useInfiniteQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { AthleteList } from './athlete-list.tsx';

const PAGE = 4;
const NAMES = ['Ana', 'Ben', 'Cem', 'Dee', 'Eli', 'Fay', 'Gus', 'Hua', 'Ivo'];

/** A list whose first athletes came with the totals. */
function List({ first, total }: { first: number; total: number }) {
  const pages = useInfiniteQuery({
    queryKey: ['athletes'],
    queryFn: async ({ pageParam }) => ({ athletes: NAMES.slice(pageParam, pageParam + PAGE) }),
    initialPageParam: 0,
    getNextPageParam: (_page, all) => (all.length * PAGE < total ? all.length * PAGE : undefined),
    enabled: ({ state }) => state.data !== undefined,
  });
  return (
    <AthleteList
      label="Athletes"
      more="Show more"
      first={NAMES.slice(0, first)}
      total={total}
      pages={pages}
    >
      {(name) => (
        <li key={name}>
          <a href={`#${name}`}>{name}</a>
        </li>
      )}
    </AthleteList>
  );
}

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

it('loads more by keyboard, and focuses the first new athlete each time', async () => {
  const { person } = renderScreen(<List first={2} total={NAMES.length} />);
  expect(names()).toEqual(['Ana', 'Ben']);
  for (const [shown, next] of [
    [4, 'Cem'],
    [8, 'Eli'],
    [9, 'Ivo'],
  ] as const) {
    screen.getByRole('button', { name: 'Show more' }).focus();
    await person.keyboard('{Enter}');
    await expect.poll(focused).toBe(next);
    expect(names()).toEqual(NAMES.slice(0, shown));
  }
  expect(screen.queryByRole('button')).toBeNull();
});

it('has no button if all athletes are shown', () => {
  renderScreen(<List first={3} total={3} />);
  expect(names()).toEqual(['Ana', 'Ben', 'Cem']);
  expect(screen.queryByRole('button')).toBeNull();
});
