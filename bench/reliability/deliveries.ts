import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@posedown/coaching';
import { openEmbedded } from '../../apps/server/src/platform/db/embedded/open-embedded.ts';
import {
  type FakeSmtp,
  openFakeSmtp,
} from '../../apps/server/src/platform/mail/testing/fake-smtp.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import type { Figure } from '../figure.ts';

const SEED = 92;
const EMAILS_PER_KILL = 40;
/** How long the mail server takes to accept a mail, so that kills also happen in between. */
const ACCEPT_MS = 20;
const LONGEST_PAUSE_MS = 200;
/** Longer than a start and the first look into the queue. */
const PATIENCE_MS = 90_000;

/**
 * Kills the product at random moments while it emails notices to athletes, restarts it, and finally lets it finish.
 * Then counts how often each athlete got their email.
 */
export async function measureDeliveries(kills: number): Promise<Figure[]> {
  const random = seededRandom(SEED);
  const smtp = await openFakeSmtp(ACCEPT_MS);
  const product = await startProduct({ SMTP_URL: smtp.url, COACH_EMAIL: 'coach@gym.example' });
  const total = kills * EMAILS_PER_KILL;
  try {
    await product.kill();
    await queueEmails(product.dataDir, total);
    for (let kill = 1; kill <= kills; kill++) {
      const before = smtp.mails.length;
      await product.restart();
      await received(smtp, before + random.integer(0, EMAILS_PER_KILL - 1));
      await pause(random.integer(0, LONGEST_PAUSE_MS));
      await product.kill();
    }
    await product.restart();
    const interrupted = await finish(product, smtp, total);
    return figures(smtp, { total, kills, interrupted });
  } finally {
    await product.close();
    await smtp.close();
  }
}

/** Athletes with one notice each, whose emails are due. */
async function queueEmails(dataDir: string, count: number) {
  const { pglite, close } = await openEmbedded({ dataDir });
  await pglite.query(
    `with athletes as (
       insert into users (id, email, name, role)
       select gen_random_uuid(), 'athlete-' || number || '@gym.example', 'Athlete', 'client'
       from generate_series(1, $1::int) number returning id
     ), settings as (
       insert into notice_settings (user_id, quiet_from, quiet_to) select id, 0, 0 from athletes
     ), stored as (
       insert into notices (user_id, id, kind, subject, about_id)
       select id, gen_random_uuid(), 'check_in_answered', 'one', id from athletes
       returning user_id, id
     )
     insert into notice_deliveries (user_id, id, notice_id, due_at)
     select user_id, gen_random_uuid(), id, now() from stored`,
    [count],
  );
  await close();
}

async function received({ mails }: FakeSmtp, count: number) {
  const last = Date.now() + PATIENCE_MS;
  while (mails.length < count) {
    if (Date.now() > last) throw new Error(`${mails.length} of ${count} emails arrived`);
    await pause(5);
  }
}

/** Waits until only claimed deliveries are left. @returns their number */
async function finish(product: Product, { mails }: FakeSmtp, total: number): Promise<number> {
  let before = -1;
  // The first look comes seconds after the start, and the emails follow each other closely.
  while (mails.length < total && mails.length !== before) {
    before = mails.length;
    await pause(PATIENCE_MS / 3);
  }
  await product.kill();
  const { pglite, close } = await openEmbedded({ dataDir: product.dataDir });
  const { rows } = await pglite.query<{ waiting: number; claimed: number }>(
    `select count(*) filter (where claimed_at is null)::int as waiting, count(claimed_at)::int as claimed
     from notice_deliveries`,
  );
  await close();
  await product.restart();
  if (rows[0]?.waiting !== 0) throw new Error(`${rows[0]?.waiting} emails are still waiting`);
  return rows[0].claimed;
}

interface Run {
  total: number;
  kills: number;
  interrupted: number;
}

function figures({ mails }: FakeSmtp, { total, kills, interrupted }: Run): Figure[] {
  const times = new Map<string, number>();
  for (const mail of mails) {
    const to = /^To: (.+)$/m.exec(mail)?.[1] ?? '';
    times.set(to, (times.get(to) ?? 0) + 1);
  }
  const twice = [...times.values()].filter((count) => count > 1).length;
  const missing = total - times.size;
  const beside = `of ${total} notices, with ${kills} kills while they were sent`;
  return [
    { name: 'emails sent twice', value: twice, unit: 'emails', beside },
    {
      name: 'emails missing, each under way when the server was killed',
      value: missing,
      unit: 'emails',
      beside: `${interrupted} claims left, at most one per kill; their notices are in the app`,
    },
    {
      name: 'emails missing without a claim',
      value: Math.max(0, missing - interrupted),
      unit: 'emails',
    },
  ];
}
