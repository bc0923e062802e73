import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const ALL = {
  S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  S3_BUCKET: 'posedown-photos',
  S3_REGION: 'eu-central-1',
  S3_KEY: 'AKIAEXAMPLE',
  S3_SECRET: 'wJalr/example+secret=',
};

const messageOf = (environment: Record<string, string>) => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return null;
};

describe('settings of a bucket', () => {
  it('are empty by default, so that files stay in the data folder', () => {
    expect(readSettings({}).s3).toBeNull();
    expect(readSettings({ S3_ENDPOINT: '', S3_BUCKET: '', S3_KEY: '' }).s3).toBeNull();
  });

  it('are used together', () => {
    expect(readSettings(ALL).s3).toEqual({
      endpoint: ALL.S3_ENDPOINT,
      bucket: 'posedown-photos',
      region: 'eu-central-1',
      key: 'AKIAEXAMPLE',
      secret: 'wJalr/example+secret=',
    });
    expect(readSettings({ ...ALL, S3_ENDPOINT: 'http://minio:9000/' }).s3).not.toBeNull();
  });

  it.each(Object.keys(ALL))('prevent the start without %s', (name) => {
    expect(messageOf({ ...ALL, [name]: '' })).toContain(
      `The setting ${name} is wrong: expected a value, because S3_`,
    );
  });

  it.each([
    { S3_ENDPOINT: 'storage.example' },
    { S3_ENDPOINT: 'ftp://s3.example' },
    { S3_ENDPOINT: 'https://user:secret@s3.example' },
    { S3_ENDPOINT: 'https://s3.example/bucket' },
    { S3_ENDPOINT: 'https://s3.example/?x=1' },
    { S3_BUCKET: 'My_Bucket' },
    { S3_BUCKET: '../other' },
    { S3_REGION: 'eu central' },
    { S3_KEY: 'with\nline' },
    { S3_SECRET: 'with space' },
  ])('reject %j without repeating it', (wrong) => {
    const [[name = '', value = ''] = []] = Object.entries(wrong);
    const message = messageOf({ ...ALL, ...wrong });
    expect(message).toContain(`The setting ${name} is wrong: expected `);
    expect(message).not.toContain(value);
  });
});
