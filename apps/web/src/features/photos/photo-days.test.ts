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
  it('sorts by newest day, and by pose within a day', () => {
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
  it('lists poses with photos on two or more days, oldest first, with the latest photo of each day', () => {
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
