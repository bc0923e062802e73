import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BodyProjection,
  type ProjectedPerson,
  projectBody,
  SPARED_LEAN_SHARE,
} from './project-body.ts';
import { hallRestingKcal } from './simulated-athlete.ts';

type Person = Omit<ProjectedPerson, 'expenditureKcal'>;

const withPal = (person: Person, pal: number): ProjectedPerson => ({
  ...person,
  expenditureKcal: pal * hallRestingKcal(person),
});
const man = withPal({ sex: 'male', ageYears: 30, heightCm: 180, weightKg: 90 }, 1.6);
const woman = withPal({ sex: 'female', ageYears: 28, heightCm: 165, weightKg: 65 }, 1.6);

/** Projects a constant intake this many kcal above (or below) maintenance. */
function project(person: ProjectedPerson, deltaKcal: number, weeks = 12, leanShare = 1) {
  const kcal = person.expenditureKcal + deltaKcal;
  const projection = projectBody(person, { kcal }, { weeks, leanShare });
  if (projection.kind !== 'projection') throw new Error(projection.missing.join());
  return projection;
}

function lastOf({ weeks }: BodyProjection) {
  const last = weeks.at(-1);
  if (!last) throw new Error('a projection without weeks');
  return last;
}

const anybody = fc
  .record({
    sex: fc.constantFrom('male' as const, 'female' as const),
    ageYears: fc.integer({ min: 18, max: 70 }),
    heightCm: fc.integer({ min: 150, max: 200 }),
    bmi: fc.double({ min: 20, max: 35, noNaN: true }),
    bodyFatPercent: fc.double({ min: 14, max: 35, noNaN: true }),
    pal: fc.double({ min: 1.3, max: 2.2, noNaN: true }),
  })
  .map(({ bmi, pal, ...rest }) =>
    withPal({ ...rest, weightKg: bmi * (rest.heightCm / 100) ** 2 }, pal),
  );

describe('a projection (Hall et al. 2011)', () => {
  // The reference values published with science.md, section 1; half of the energy is carbohydrate.
  it.each([
    [1, 89.23],
    [4, 88.1],
    [12, 85.51],
  ])("gives a man's weight on −500 kcal a day in week %i", (week, weightKg) => {
    expect(man.expenditureKcal).toBeCloseTo(3010.4, 1);
    expect(project(man, -500).weeks[week]?.weightKg).toBeCloseTo(weightKg, 2);
  });

  it.each([
    [1, 64.27],
    [12, 61.22],
  ])("gives a woman's weight on −400 kcal a day in week %i", (week, weightKg) => {
    expect(project(woman, -400).weeks[week]?.weightKg).toBeCloseTo(weightKg, 2);
  });

  it('has a point for now and for every week, with fat and lean mass that add up', () => {
    const { weeks, endsAt } = project(man, -500, 26);
    expect(weeks.map(({ week }) => week)).toEqual(Array.from({ length: 27 }, (_, week) => week));
    expect(endsAt).toBeNull();
    expect(weeks[0]?.fatKg).toBeCloseTo(21.86, 2);
    for (const { weightKg, fatKg, leanKg, waterKg } of weeks) {
      expect(fatKg + leanKg).toBeCloseTo(weightKg, 10);
      expect(waterKg).toBeLessThan(leanKg);
    }
  });

  it('stays constant at maintenance', () => {
    expect(lastOf(project(woman, 0, 26)).weightKg).toBeCloseTo(65, 6);
  });

  it('uses measured body fat if available', () => {
    expect(project({ ...man, bodyFatPercent: 12 }, 0).weeks[0]?.fatKg).toBeCloseTo(10.8, 10);
  });

  it('moves water, and hardly any fat, with the share of carbohydrate', () => {
    const kcal = man.expenditureKcal;
    const share = (before: number, after: number) => {
      const person = { ...man, carbohydrateShare: before };
      const projection = projectBody(person, { kcal, carbohydrateShare: after }, { weeks: 1 });
      if (projection.kind !== 'projection') throw new Error(projection.missing.join());
      return lastOf(projection);
    };
    const [same, fewer] = [share(0.35, 0.35), share(0.5, 0.35)];
    expect(same.weightKg).toBeCloseTo(90, 6);
    expect(same.waterKg - fewer.waterKg).toBeGreaterThan(0.4);
    expect(Math.abs(same.fatKg - fewer.fatKg)).toBeLessThan(0.1);
  });

  it('never makes an athlete lighter by eating more', () => {
    const delta = fc.integer({ min: -600, max: 600 });
    const more = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(anybody, delta, more, (person, deltaKcal, moreKcal) => {
        const less = project(person, deltaKcal);
        const fed = project(person, deltaKcal + moreKcal);
        for (const { week, weightKg } of less.weeks) {
          const other = fed.weeks[week]?.weightKg;
          if (other !== undefined) expect(other).toBeGreaterThanOrEqual(weightKg - 1e-9);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('spares lean mass with a multiplier below one, in every week of a deficit', () => {
    fc.assert(
      fc.property(anybody, fc.integer({ min: -600, max: -100 }), (person, deltaKcal) => {
        const published = project(person, deltaKcal);
        const spared = project(person, deltaKcal, 12, SPARED_LEAN_SHARE);
        for (const { week, leanKg } of published.weeks.slice(1)) {
          const other = spared.weeks[week]?.leanKg;
          if (other !== undefined) expect(other).toBeGreaterThan(leanKg);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('a projection of a deficit ends', () => {
  it.each([
    ['male', 7, 5],
    ['female', 14, 12],
  ] as const)('before the body fat of a %s of %i % falls below %i %', (sex, bodyFat, limit) => {
    const body = { sex, ageYears: 27, heightCm: 178, weightKg: 78, bodyFatPercent: bodyFat };
    const { weeks, endsAt } = project(withPal(body, 1.7), -600, 26);
    expect(endsAt).toBe('body-fat');
    expect(weeks.length).toBeGreaterThan(1);
    for (const { fatKg, weightKg } of weeks) {
      expect((100 * fatKg) / weightKg).toBeGreaterThanOrEqual(limit);
    }
  });

  it('before the body-mass index falls below 18.5', () => {
    const body = { sex: 'female', ageYears: 27, heightCm: 170, weightKg: 56 } as const;
    const projection = project(withPal({ ...body, bodyFatPercent: 26 }, 1.6), -500, 26);
    expect(projection.endsAt).toBe('bmi');
    expect(projection.weeks.length).toBeLessThan(27);
    expect(lastOf(projection).weightKg / 1.7 ** 2).toBeGreaterThanOrEqual(18.5);
  });

  it('at once if a limit is already exceeded, except for a gain', () => {
    const thin = withPal({ sex: 'male', ageYears: 25, heightCm: 180, weightKg: 58 }, 1.5);
    expect(project(thin, -300)).toMatchObject({ weeks: [{ week: 0 }], endsAt: 'bmi' });
    const gain = project(thin, 300);
    expect(gain.endsAt).toBeNull();
    expect(lastOf(gain).weightKg).toBeGreaterThan(58);
  });
});

describe('a projection', () => {
  const options = { weeks: 12 };

  it('rejects impossible body values', () => {
    expect(projectBody({ ...man, heightCm: 0 }, { kcal: 2500 }, options)).toEqual({
      kind: 'not-enough-data',
      missing: ['heightCm'],
    });
    expect(projectBody(man, { kcal: Number.NaN }, options)).toMatchObject({ missing: ['kcal'] });
    const noFat = { ...man, weightKg: 45 };
    expect(projectBody(noFat, { kcal: 2500 }, options)).toMatchObject({
      missing: ['bodyFatPercent'],
    });
    const atRest = { ...man, expenditureKcal: 1500 };
    expect(projectBody(atRest, { kcal: 2500 }, options)).toMatchObject({
      missing: ['expenditureKcal'],
    });
  });

  it('rejects a span over half a year and a multiplier of zero', () => {
    expect(() => project(man, -500, 27)).toThrow(RangeError);
    expect(() => project(man, -500, 1.5)).toThrow(RangeError);
    expect(() => project(man, -500, 12, 0)).toThrow(RangeError);
  });
});
