import { describe, expect, it } from 'vitest';
import { builtRoutes, pathOf } from './routes.ts';

const chunk = { file: 'assets/a.js' };

describe('the path of a route', () => {
  it.each([
    ['login', '/login'],
    ['index', '/'],
    ['_signed-in/exercises/index', '/exercises'],
    ['_signed-in/exercises/$exerciseId', '/exercises/$exerciseId'],
    ['_coach/competition/$id_.peak-week', '/competition/$id/peak-week'],
    ['_coach', undefined],
  ])('of %s is %s', (name, path) => {
    expect(pathOf(name)).toBe(path);
  });
});

describe('the built routes', () => {
  it('include their layouts and the roles that may open them', () => {
    const split = (name: string) => `src/app/routes/${name}.tsx?tsr-split=component`;
    const routes = builtRoutes({
      'index.html': chunk,
      [split('_coach')]: chunk,
      [split('_coach/admin')]: chunk,
      [split('login')]: chunk,
      [`${split('_coach/alerts')}---loader`]: chunk,
    });
    expect(routes.map(({ path, guarded }) => [path, guarded])).toEqual([
      [undefined, true],
      ['/admin', true],
      ['/login', false],
      ['/alerts', true],
    ]);
    expect(routes[1]?.sources).toEqual(['index.html', split('_coach'), split('_coach/admin')]);
  });

  it('throw an error if there are none', () => {
    expect(() => builtRoutes({})).toThrow('No route was built');
  });
});
