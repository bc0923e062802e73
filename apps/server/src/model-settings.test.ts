import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const ADDRESS = 'http://127.0.0.1:11434/v1/';

describe('model settings', () => {
  it('are empty by default', () => {
    expect(readSettings({}).model).toBeNull();
    expect(readSettings({ AI_BASE_URL: '', AI_MODEL: '' }).model).toBeNull();
  });

  it('consist of address, name, key and timeout', () => {
    const set = {
      AI_BASE_URL: ADDRESS,
      AI_MODEL: 'small',
      AI_API_KEY: 'k',
      AI_TIMEOUT_SECONDS: '5',
    };
    expect(readSettings(set).model).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      name: 'small',
      apiKey: 'k',
      timeLimitMs: 5000,
    });
  });

  it('prevent the start and name a wrong or missing setting', () => {
    expect(() => readSettings({ AI_BASE_URL: ADDRESS })).toThrow('AI_MODEL');
    expect(() => readSettings({ AI_MODEL: 'small' })).toThrow('AI_BASE_URL');
    expect(() => readSettings({ AI_BASE_URL: 'here', AI_MODEL: 'small' })).toThrow('AI_BASE_URL');
    const patience = { AI_BASE_URL: ADDRESS, AI_MODEL: 'small', AI_TIMEOUT_SECONDS: '600' };
    expect(() => readSettings(patience)).toThrow('AI_TIMEOUT_SECONDS');
  });
});
