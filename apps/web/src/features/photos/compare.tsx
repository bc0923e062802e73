import type { Photo, PhotoPose, Profile, Units } from '@posedown/contract';
import { useState } from 'react';
import { formatDay } from '../../lib/days.ts';
import { photoText, poseText } from '../../lib/pose-text.ts';
import { formatWeight } from '../../lib/units.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { PhotoPicture } from '../../ui/photo/photo-picture.tsx';
import { type usePhotos, useWeightNear } from './api.ts';
import { comparablePoses } from './photo-days.ts';
import classes from './photos.module.css';

interface CompareProps {
  photos: readonly Photo[];
  profile: Profile;
  /** The paginated list, to load older photos. */
  list: ReturnType<typeof usePhotos>;
}

/** The same pose on two days, side by side, with the weight on each. Hidden until there are two. */
export function Compare({ photos, profile, list }: CompareProps) {
  const poses = comparablePoses(photos);
  const [pose, setPose] = useState<PhotoPose>();
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const current = poses.find((one) => one.pose === pose) ?? poses[0];
  if (!current) return null;
  const days = current.photos;
  const on = (date: string | undefined) => days.find((photo) => photo.date === date);
  const before = on(chosen.before) ?? days[0];
  const after = on(chosen.after) ?? days.at(-1);
  return (
    <Card as="section" labelledBy="compare" gap="md">
      <SectionHeader id="compare" title="Compare" intro="The same pose on two days." />
      <SelectField
        name="compared-pose"
        label="Pose"
        choices={poses.map((one) => ({ value: one.pose, label: poseText(one.pose) }))}
        value={current.pose}
        onChange={setPose}
      />
      <Grid columns={2} gap="sm">
        {before && (
          <Pane
            name="Before"
            photo={before}
            days={days}
            profile={profile}
            onDay={(day) => setChosen({ ...chosen, before: day })}
          />
        )}
        {after && (
          <Pane
            name="After"
            photo={after}
            days={days}
            profile={profile}
            onDay={(day) => setChosen({ ...chosen, after: day })}
          />
        )}
      </Grid>
      <MoreButton list={list}>Compare with older photos</MoreButton>
    </Card>
  );
}

interface PaneProps {
  name: 'Before' | 'After';
  photo: Photo;
  days: readonly Photo[];
  profile: Profile;
  onDay: (date: string) => void;
}

function Pane({ name, photo, days, profile, onDay }: PaneProps) {
  const { data } = useWeightNear(profile.id, photo.date);
  return (
    <Stack as="figure" gap="xs" className={classes.pane}>
      <SelectField
        name={name}
        label={name}
        choices={days.map(({ date }) => ({ value: date, label: formatDay(date) }))}
        value={photo.date}
        onChange={onDay}
      />
      <div className={classes.frame}>
        <PhotoPicture key={photo.id} photo={photo} alt={`${name}: ${photoText(photo)}`} />
      </div>
      <figcaption className={classes.weight}>
        {data ? weightSentence(data.trend, profile.units) : '\u00a0'}
      </figcaption>
    </Stack>
  );
}

const weightSentence = (trendKg: number | null, units: Units) =>
  trendKg === null ? 'No weigh-in nearby' : `Trend ${formatWeight(trendKg, units)}`;
