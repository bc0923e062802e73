import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Greeting = () => createElement('p', null, 'Here it is');

async function draw(Part: ComponentType) {
  const { prelude } = await prerender(createElement(Part));
  return new Response(prelude).text();
}

test('doesn’t fetch a preloaded part again', async () => {
  let asked = 0;
  const Part = lazyPart(async () => {
    asked += 1;
    return { default: Greeting };
  });
  await Part.preload();
  expect(await draw(Part)).toContain('Here it is');
  expect(asked).toBe(1);
});

test('what could not be fetched ahead is asked for once more where it is drawn', async () => {
  let isOnline = false;
  const Part = lazyPart(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return { default: Greeting };
  });
  await Part.preload();
  isOnline = true;
  expect(await draw(Part)).toContain('Here it is');
});
