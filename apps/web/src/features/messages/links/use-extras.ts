import type { MarkedPhoto, PhotoMark } from '@posedown/contract';
import { useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import {
  type ChosenExtras,
  type ChosenPhotoRef,
  type ExtrasBody,
  extrasBody,
  hasExtras,
  NO_EXTRAS,
  readExtras,
} from '../../../ui/message-extras/chosen-extras.ts';
import type { PhotoUploads } from '../../../ui/photo/use-photo-uploads.ts';

/** The photos and links that go with an unsent message. They are saved with its draft. */
export function useExtras(draftKey: string) {
  const key = `${draftKey}:extras`;
  const [extras, setExtras] = useState(() => readExtras(loadDraft(key)));
  /** Drawings on new photos, by the key of the photo. */
  const [uploadMarks, setUploadMarks] = useState<Record<string, PhotoMark[]>>({});
  const [drawn, setDrawn] = useState<Pick<ChosenPhotoRef, 'photo' | 'alt'>>();

  function change(next: ChosenExtras) {
    setExtras(next);
    if (hasExtras(next)) saveDraft(key, next);
    else dropDraft(key);
  }
  return {
    ...{ extras, change, drawn, setDrawn },
    has: hasExtras(extras),
    marksOf: (photoKey: string) => uploadMarks[photoKey] ?? [],
    setMarks: (photoKey: string, marks: PhotoMark[]) =>
      setUploadMarks((all) => ({ ...all, [photoKey]: marks })),
    body: (uploads: PhotoUploads['photos']): ExtrasBody => {
      const { markedPhotos = [], ...links } = extrasBody(extras);
      const marked = [
        ...uploads.flatMap((photo) => markedUpload(photo, uploadMarks)),
        ...markedPhotos,
      ];
      return { ...links, ...(marked.length > 0 && { markedPhotos: marked }) };
    },
    clear: () => {
      change(NO_EXTRAS);
      setUploadMarks({});
    },
  };
}

function markedUpload(
  { key, photoId }: PhotoUploads['photos'][number],
  drawn: Record<string, PhotoMark[]>,
): MarkedPhoto[] {
  const marks = drawn[key] ?? [];
  return photoId && marks.length > 0 ? [{ photoId, marks }] : [];
}
