import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Greeting = () => createElement('p', null, 'Here it is');

async function draw(Part: ComponentType) {
  const { prelude } = await prerender(createElement(Part));
  return new Response(prelude).text();
}

test("doesn't fetch a preloaded part again", async () => {
  let fetchCount = 0;
  const Part = lazyPart(async () => {
    fetchCount += 1;
    return { default: Greeting };
  });
  await Part.preload();
  expect(await draw(Part)).toContain('Here it is');
  expect(fetchCount).toBe(1);
});

test('fetches a part again when it is rendered after its preload failed', async () => {
  let isOnline = false;
  const Part = lazyPart(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return { default: Greeting };
  });
  await Part.preload();
  isOnline = true;
  expect(await draw(Part)).toContain('Here it is');
});
