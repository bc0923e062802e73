import { describe, expect, it } from 'vitest';
import { extrasBody, NO_EXTRAS, readExtras, withLink, withPhoto } from './chosen-extras.ts';

const MARK = { kind: 'arrow', color: 'red', x1: 0, y1: 0, x2: 1, y2: 1 } as const;
const photo = (id: string) => ({
  photo: { id, userId: 'athlete', width: 600, height: 800 },
  ...{ alt: 'Front', marks: [] },
});
const link = (id: string) => ({
  ...({ kind: 'workout', id, title: 'Leg day', date: '2026-11-20' } as const),
});

describe('what goes with a message', () => {
  it('has each photo once, with its last drawing', () => {
    const first = withPhoto(withPhoto(NO_EXTRAS, photo('a')), photo('b'));
    const drawn = withPhoto(first, { ...photo('a'), marks: [MARK] });
    expect(extrasBody(drawn)).toEqual({
      markedPhotos: [
        { photoId: 'a', marks: [MARK] },
        { photoId: 'b', marks: [] },
      ],
    });
  });

  it('has each link once, and at most three', () => {
    const many = ['a', 'b', 'a', 'c', 'd'].reduce(
      (extras, id) => withLink(extras, link(id)),
      NO_EXTRAS,
    );
    expect(extrasBody(many).links?.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('is sent as nothing if there is nothing, and read back from a draft', () => {
    expect(extrasBody(NO_EXTRAS)).toEqual({});
    expect(readExtras(undefined)).toEqual(NO_EXTRAS);
    expect(readExtras({ photos: 'x' })).toEqual(NO_EXTRAS);
    const extras = withLink(NO_EXTRAS, link('a'));
    expect(readExtras(JSON.parse(JSON.stringify(extras)))).toEqual(extras);
  });
});
