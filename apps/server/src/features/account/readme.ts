import { nameOf, OWN_TABLES } from './queries.ts';

/** What stands in the export beside the data: what is what. */
export function readmeOf({ name, at }: { name: string; at: Date }): string {
  const tables = OWN_TABLES.map((own) => `  data/${nameOf(own)}.json\n    ${own.what}`);
  return `Posedown: the data of ${name}, as of ${at.toISOString()}

data/
  One file for each kind of thing, in JSON: a list of rows. Weights are in kg, lengths in cm,
  water in litres unless the name says otherwise. Days are days of your own calendar, and
  instants are in UTC.

${tables.join('\n')}

photos/
  Your photos as they are kept, by what they were taken for: progress, meal, message and
  peak_week. A name is the day and the id that the photo has in data/photos.json; other files
  name a photo by that id. The small copies for lists are left out.

Not in here: your password and what keeps you signed in, of which only digests are stored; what
you could not see in Posedown either, such as your coach's private notes, drafts and alerts; and
what is worked out from the rows above.
`;
}
