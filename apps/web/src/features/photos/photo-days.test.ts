import type { Photo, PhotoPose } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { comparablePoses, photoDays } from './photo-days.ts';

let count = 0;
function photo(date: string, pose: PhotoPose | null): Photo {
  count += 1;
  return {
    id: `p${count}`,
    userId: 'u',
    purpose: 'progress',
    date,
    pose,
    width: 3,
    height: 4,
    createdAt: `${date}T00:00:00Z`,
  };
}

describe('photoDays', () => {
  it('puts the newest day first, and its photos in the order of a line-up', () => {
    const days = photoDays([
      photo('2026-11-01', null),
      photo('2026-11-01', 'back'),
      photo('2026-11-08', 'side'),
      photo('2026-11-01', 'front'),
    ]);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-08', '2026-11-01']);
    expect(days[1]?.photos.map(({ pose }) => pose)).toEqual(['front', 'back', null]);
  });
});

describe('comparablePoses', () => {
  it('offers a pose as soon as two days show it, oldest first, with the latest photo of a day', () => {
    const latest = photo('2026-11-08', 'back');
    const found = comparablePoses([
      latest,
      photo('2026-11-08', 'back'),
      photo('2026-11-01', 'back'),
      photo('2026-11-01', 'front'),
      photo('2026-11-01', 'front'),
    ]);
    expect(found.map(({ pose }) => pose)).toEqual(['back']);
    expect(found[0]?.photos.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-08']);
    expect(found[0]?.photos[1]).toBe(latest);
  });
});
