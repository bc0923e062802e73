import { nameOf, OWN_TABLES } from './queries.ts';

/** The README of a data export: which file holds what. */
export function readmeOf({ name, at }: { name: string; at: Date }): string {
  const tables = OWN_TABLES.map((own) => `  data/${nameOf(own)}.json\n    ${own.what}`);
  return `Posedown: the data of ${name}, as of ${at.toISOString()}

data/
  One JSON file per kind of data, each a list of rows. Weights are in kg, lengths in cm and
  water in liters unless the name says otherwise. Dates are in your own time zone, and times
  are in UTC.

${tables.join('\n')}

photos/
  Your photos by purpose: progress, meal, message and peak_week. A file name is the date and
  the photo's id in data/photos.json. Other files refer to a photo by that id. Thumbnails are
  not included.

Not included: your password and login sessions, which are stored only as hashes; anything you
can't see in Posedown, such as your coach's private notes, drafts and alerts; and values that
are calculated from the rows above.
`;
}
