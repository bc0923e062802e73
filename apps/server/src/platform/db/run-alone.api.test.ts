import { describe, expect } from 'vitest';
import { freshServerTest as it } from '../../testing/fixtures.ts';
import { runAlone } from './run-alone.ts';

const MINUTE_MS = 60_000;

describe('a job of one process at a time', () => {
  it('is skipped while another process does it, and repeated afterward', async ({ server }) => {
    const done: string[] = [];
    const work = (name: string) => async () => {
      done.push(name);
      await runAlone(server, 'test', async () => void done.push('inside'));
      await runAlone(server, 'other test', async () => void done.push('other'));
    };
    await runAlone(server, 'test', work('first'));
    await runAlone(server, 'test', work('second'));
    expect(done).toEqual(['first', 'other', 'second', 'other']);
  });

  it('is taken over from a process that stopped renewing it', async ({ server }) => {
    await runAlone(server, 'test', async (renew) => {
      server.advance(9 * MINUTE_MS);
      expect(await renew()).toBe(true);
      server.advance(9 * MINUTE_MS);
      await runAlone(server, 'test', () => expect.unreachable());
      server.advance(2 * MINUTE_MS);
      await runAlone(server, 'test', async (renewOther) => {
        expect(await renew()).toBe(false);
        expect(await renewOther()).toBe(true);
      });
    });
  });

  it('can be repeated after it failed', async ({ server }) => {
    const fail = async () => {
      throw new Error('broken');
    };
    await expect(runAlone(server, 'test', fail)).rejects.toThrow('broken');
    let isDone = false;
    await runAlone(server, 'test', async () => {
      isDone = true;
    });
    expect(isDone).toBe(true);
  });
});
