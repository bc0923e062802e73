import { expect, it } from 'vitest';
import { planChunks, type TrialChunk } from './plan-chunks.ts';

const WEB = '/posedown/apps/web/src';
const own = (path: string) => `${WEB}/${path}`;

/** A chunk with the module of that path. */
function chunk(path: string, imports: string[], change: Partial<TrialChunk> = {}): TrialChunk {
  return {
    fileName: path,
    isEntry: false,
    isDynamicEntry: false,
    facadeModuleId: null,
    moduleIds: [own(path)],
    imports,
    bytes: 100,
    ...change,
  };
}

const entry = (path: string, imports: string[]) =>
  chunk(path, imports, { isDynamicEntry: true, facadeModuleId: own(path) });
const screen = (name: string, imports: string[]) => entry(`app/routes/_coach/${name}.tsx`, imports);
const publicScreen = (name: string, imports: string[]) => entry(`app/routes/${name}.tsx`, imports);

const fileOf = (plan: Map<string, string>, path: string) => plan.get(own(path));

it('merges small modules that several screens share, and leaves those of one screen to it', () => {
  const plan = planChunks([
    screen('a', ['lib/shared.ts', 'lib/alone.ts']),
    screen('b', ['lib/shared.ts']),
    chunk('lib/shared.ts', []),
    chunk('lib/alone.ts', []),
  ]);
  expect(fileOf(plan, 'lib/shared.ts')).toBe('app');
  expect(fileOf(plan, 'app/routes/_coach/a.tsx')).toBeUndefined();
});

it('leaves out a large module, and a small one that would load it everywhere', () => {
  const plan = planChunks([
    screen('a', ['lib/small.ts']),
    screen('b', ['lib/small.ts']),
    chunk('lib/small.ts', ['lib/large.ts']),
    chunk('lib/large.ts', [], { bytes: 5000 }),
  ]);
  expect([...plan]).toEqual([]);
});

it('loads nothing on public pages that only other pages need', () => {
  const plan = planChunks([
    publicScreen('login', ['lib/field.ts']),
    publicScreen('index', ['lib/hero.ts']),
    screen('a', ['lib/field.ts', 'lib/hero.ts', 'lib/inner.ts']),
    screen('b', ['lib/inner.ts']),
    ...['lib/field.ts', 'lib/hero.ts', 'lib/inner.ts'].map((path) => chunk(path, [])),
  ]);
  expect(fileOf(plan, 'lib/field.ts')).toBe('forms');
  expect(fileOf(plan, 'lib/hero.ts')).toBe('shared');
  expect(fileOf(plan, 'lib/inner.ts')).toBe('app');
});

it('has a file per feature for what is too large for all screens', () => {
  const plan = planChunks([
    screen('a', ['features/posing/pose.ts']),
    screen('b', ['features/posing/pose.ts']),
    chunk('features/posing/pose.ts', [], { bytes: 2000 }),
  ]);
  expect(fileOf(plan, 'features/posing/pose.ts')).toBe('posing');
});

it('has one file for what every settled screen loads', () => {
  const plan = planChunks([
    entry('app/live/settled-parts.ts', ['lib/outbox.ts', 'lib/answers.ts']),
    entry('lib/answers.ts', []),
    screen('a', ['lib/outbox.ts']),
    chunk('lib/outbox.ts', [], { bytes: 2000 }),
  ]);
  expect(new Set(plan.values())).toEqual(new Set(['settled']));
  expect(plan.size).toBe(3);
});

it('leaves a module out of its feature’s file if the file’s other readers would load more', () => {
  const plan = planChunks([
    screen('a', ['features/posing/pose.ts', 'features/posing/score.ts']),
    screen('b', ['features/posing/pose.ts', 'features/posing/score.ts', 'features/posing/plan.ts']),
    screen('c', ['features/posing/score.ts', 'features/posing/plan.ts']),
    chunk('features/posing/pose.ts', [], { bytes: 2000 }),
    chunk('features/posing/score.ts', ['features/posing/pose.ts'], { bytes: 2000 }),
    chunk('features/posing/plan.ts', ['lib/large.ts'], { bytes: 2000 }),
    chunk('lib/large.ts', [], { bytes: 9000 }),
  ]);
  expect(fileOf(plan, 'features/posing/pose.ts')).toBe('posing');
  expect(fileOf(plan, 'features/posing/score.ts')).toBe('posing');
  expect(fileOf(plan, 'features/posing/plan.ts')).toBeUndefined();
});
