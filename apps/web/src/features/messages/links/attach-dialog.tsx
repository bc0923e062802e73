import type { Photo, ShownLink } from '@posedown/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../lib/days.ts';
import { poseText } from '../../../lib/pose-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import {
  type ChosenExtras,
  MAX_LINKS,
  withLink,
  withPhoto,
} from '../../../ui/message-extras/chosen-extras.ts';
import { LinkWords } from '../../../ui/message-extras/link-cards.tsx';
import { UnstyledButton } from '../../../ui/parts/button.tsx';
import { FilterButtons } from '../../../ui/parts/filter-buttons.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { PhotoPicture } from '../../../ui/photo/photo-picture.tsx';
import { useRecentCheckIns, useRecentMeals, useRecentPhotos, useRecentWorkouts } from './api.ts';
import classes from './attach.module.css';

const KINDS = [
  { value: 'photo', label: 'Photos' },
  { value: 'workout', label: 'Workouts' },
  { value: 'check_in', label: 'Check-ins' },
  { value: 'meal', label: 'Meals' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

interface AttachDialogProps {
  athleteId: string;
  extras: ChosenExtras;
  /** Whether another photo can go with the message. */
  hasRoom: boolean;
  onChoose: (extras: ChosenExtras) => void;
  onClose: () => void;
}

/** The athlete's recent photos, workouts, check-ins and meals, for one of them to go with a message. */
export function AttachDialog({ athleteId, extras, hasRoom, onChoose, onClose }: AttachDialogProps) {
  const [kind, setKind] = useState<Kind>('photo');
  const isFull = kind === 'photo' ? !hasRoom : extras.links.length >= MAX_LINKS;
  const lists = { athleteId, onLink: (link: ShownLink) => onChoose(withLink(extras, link)) };
  return (
    <Dialog title="Attach" onClose={onClose}>
      <div className={classes.attach}>
        <FilterButtons label="Kind" choices={KINDS} chosen={kind} onChoose={setKind} />
        {isFull ? (
          <Text muted>
            {kind === 'photo'
              ? 'A message has at most 4 photos. Remove one to attach another.'
              : `A message has at most ${MAX_LINKS} links. Remove one to add another.`}
          </Text>
        ) : (
          <>
            {kind === 'photo' && (
              <Photos
                athleteId={athleteId}
                onPhoto={(photo) =>
                  onChoose(withPhoto(extras, { photo, alt: altOf(photo), marks: [] }))
                }
              />
            )}
            {kind === 'workout' && <Workouts {...lists} />}
            {kind === 'check_in' && <CheckIns {...lists} />}
            {kind === 'meal' && <Meals {...lists} />}
          </>
        )}
      </div>
    </Dialog>
  );
}

const altOf = ({ pose, date }: Photo) =>
  [pose && poseText(pose), formatDay(date)].filter(Boolean).join(', ');

function Photos({ athleteId, onPhoto }: { athleteId: string; onPhoto: (photo: Photo) => void }) {
  const list = useRecentPhotos(athleteId);
  const photos = list.data?.photos;
  if (!photos) return <Loading query={list} what="the photos" />;
  if (photos.length === 0) return <Text muted>No progress photos yet</Text>;
  return (
    <ul className={classes.photos} aria-label="Photos">
      {photos.map((photo) => (
        <li key={photo.id}>
          <UnstyledButton className={classes.photo} onClick={() => onPhoto(photo)}>
            <PhotoPicture photo={photo} size="thumb" alt={altOf(photo)} />
          </UnstyledButton>
          <span className={classes.caption}>{formatDay(photo.date)}</span>
        </li>
      ))}
    </ul>
  );
}

interface ListProps {
  athleteId: string;
  onLink: (link: ShownLink) => void;
}

function Workouts({ athleteId, onLink }: ListProps) {
  const list = useRecentWorkouts(athleteId);
  const links = list.data?.sessions.map(({ id, name, date }) => ({
    ...{ kind: 'workout' as const, id, title: name, date },
  }));
  return <Links {...{ links, onLink, list }} what="the workouts" none="No workouts yet" />;
}

function CheckIns({ athleteId, onLink }: ListProps) {
  const list = useRecentCheckIns(athleteId);
  const links = list.data?.checkIns.map(({ id, dueOn }) => ({
    ...{ kind: 'check_in' as const, id, title: 'Weekly check-in', date: dueOn },
  }));
  return <Links {...{ links, onLink, list }} what="the check-ins" none="No weekly check-ins yet" />;
}

function Meals({ athleteId, onLink }: ListProps) {
  const list = useRecentMeals(athleteId);
  const links = list.data?.logs
    .map(({ id, foodName, date }) => ({
      ...{ kind: 'meal' as const, id, title: foodName, date },
    }))
    .reverse();
  const none = 'Nothing logged in the last seven days';
  return <Links {...{ links, onLink, list, none }} what="the meals" />;
}

interface LinksProps {
  links: ShownLink[] | undefined;
  list: UseQueryResult<unknown>;
  what: string;
  none: string;
  onLink: (link: ShownLink) => void;
}

function Links({ links, list, what, none, onLink }: LinksProps) {
  if (!links) return <Loading query={list} what={what} />;
  if (links.length === 0) return <Text muted>{none}</Text>;
  return (
    <ul className={classes.links}>
      {links.map((link) => (
        <li key={link.id}>
          <UnstyledButton className={classes.link} onClick={() => onLink(link)}>
            <LinkWords link={link} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

function Loading({ query, what }: { query: UseQueryResult<unknown>; what: string }) {
  return (
    <QueryFallback query={query} what={what}>
      <SkeletonArea label={`Loading ${what}`}>
        <Skeleton height="14rem" />
      </SkeletonArea>
    </QueryFallback>
  );
}
