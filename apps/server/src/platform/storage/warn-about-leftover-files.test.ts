import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { createLog } from '../log.ts';
import { openUploadsFolder } from './open-file-store.ts';
import { warnAboutLeftoverFiles } from './warn-about-leftover-files.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'posedown-left-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const lines: string[] = [];
const log = createLog('warn', { write: (line: string) => lines.push(JSON.parse(line).msg) });
const onFolder = readSettings({ DATA_DIR: dataDir });
const onBucket = readSettings({
  ...{ DATA_DIR: dataDir, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_BUCKET: 'photos' },
  ...{ S3_REGION: 'us-east-1', S3_KEY: 'key', S3_SECRET: 'secret' },
});

it('warns of files in the folder while a bucket is used', async () => {
  await warnAboutLeftoverFiles({ settings: onBucket, log });
  expect(lines).toEqual([]);
  await openUploadsFolder(onFolder).store('photos/ana/one.webp', Buffer.from('x'));
  await warnAboutLeftoverFiles({ settings: onFolder, log });
  expect(lines).toEqual([]);
  await warnAboutLeftoverFiles({ settings: onBucket, log });
  expect(lines).toEqual([expect.stringContaining('npm run files:move -- to-s3')]);
});
