import { afterAll, vi } from 'vitest';

// Files that share a process also share its environment variables, such as the time zone.
afterAll(() => {
  vi.unstubAllEnvs();
});
