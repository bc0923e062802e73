import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const ADDRESS = 'http://127.0.0.1:11434/v1/';

describe('the settings of a model', () => {
  it('are none by default', () => {
    expect(readSettings({}).model).toBeNull();
    expect(readSettings({ AI_BASE_URL: '', AI_MODEL: '' }).model).toBeNull();
  });

  it('are address, name, key and patience', () => {
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

  it('stop the start by name where one is wrong or missing', () => {
    expect(() => readSettings({ AI_BASE_URL: ADDRESS })).toThrow('AI_MODEL');
    expect(() => readSettings({ AI_MODEL: 'small' })).toThrow('AI_BASE_URL');
    expect(() => readSettings({ AI_BASE_URL: 'here', AI_MODEL: 'small' })).toThrow('AI_BASE_URL');
    const patience = { AI_BASE_URL: ADDRESS, AI_MODEL: 'small', AI_TIMEOUT_SECONDS: '600' };
    expect(() => readSettings(patience)).toThrow('AI_TIMEOUT_SECONDS');
  });
});
