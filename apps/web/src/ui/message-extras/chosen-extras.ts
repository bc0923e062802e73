import type { MarkedPhoto, MessageLink, PhotoMark, PhotoRef, ShownLink } from '@posedown/contract';

/** A stored photo that goes with an unsent message. */
export interface ChosenPhotoRef {
  photo: PhotoRef;
  /** What it shows, such as a pose and a day. */
  alt: string;
  marks: readonly PhotoMark[];
}

/** What goes with an unsent message besides its text and new photos. */
export interface ChosenExtras {
  photos: readonly ChosenPhotoRef[];
  links: readonly ShownLink[];
}

export const NO_EXTRAS: ChosenExtras = { photos: [], links: [] };

/* Copies of the contract's limits. */
export const MAX_PHOTOS = 4;
export const MAX_LINKS = 3;

export const hasExtras = ({ photos, links }: ChosenExtras) => photos.length + links.length > 0;

/** Adds a photo, or replaces the drawing on it. */
export const withPhoto = (extras: ChosenExtras, chosen: ChosenPhotoRef): ChosenExtras => {
  const isKnown = extras.photos.some(({ photo }) => photo.id === chosen.photo.id);
  const photos = isKnown
    ? extras.photos.map((one) => (one.photo.id === chosen.photo.id ? chosen : one))
    : [...extras.photos, chosen];
  return { ...extras, photos };
};

export const withLink = (extras: ChosenExtras, link: ShownLink): ChosenExtras => ({
  ...extras,
  links: [...extras.links.filter(({ id }) => id !== link.id), link].slice(0, MAX_LINKS),
});

export interface ExtrasBody {
  markedPhotos?: MarkedPhoto[];
  links?: MessageLink[];
}

/** The request’s fields; left out if nothing was chosen. */
export function extrasBody({ photos, links }: ChosenExtras): ExtrasBody {
  const marked = photos.map(({ photo, marks }) => ({ photoId: photo.id, marks: [...marks] }));
  const targets = links.map(({ kind, id }) => ({ kind, id }));
  return {
    ...(marked.length > 0 && { markedPhotos: marked }),
    ...(targets.length > 0 && { links: targets }),
  };
}

/** Stored extras, or none if they can't be read. */
export function readExtras(stored: unknown): ChosenExtras {
  const { photos, links } = (stored ?? {}) as Partial<ChosenExtras>;
  return Array.isArray(photos) && Array.isArray(links) ? { photos, links } : NO_EXTRAS;
}
