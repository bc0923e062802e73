import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createOutbox } from './outbox.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const refusal = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ code }), '');

function memoryStore() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

function open(
  answers: Record<string, unknown> = {},
  store = memoryStore(),
  retainsRejected = false,
) {
  const sent: string[] = [];
  const refused: string[] = [];
  const outbox = createOutbox<string>({
    key: 'outbox',
    store,
    isItem: isText,
    send: async (item) => {
      if (answers[item]) throw answers[item];
      sent.push(item);
    },
    onRefused: (item) => {
      refused.push(item);
      return retainsRejected ? `${item}!` : undefined;
    },
    isRejected: (item) => item.endsWith('!'),
  });
  return { outbox, sent, refused, store, answers };
}

describe('the outbox', () => {
  it('sends queued items in order', async () => {
    const { outbox, sent } = open();
    for (const item of ['a', 'b', 'c']) outbox.add(item);
    await Promise.all([outbox.flush(), outbox.flush()]);
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(outbox.items()).toEqual([]);
  });

  it('adds several with one write, behind those already waiting', async () => {
    const store = memoryStore();
    const writes: string[] = [];
    const { outbox, sent } = open(
      {},
      {
        ...store,
        setItem: (key, value) => {
          writes.push(value);
          store.setItem(key, value);
        },
      },
    );
    outbox.add('a');
    expect(outbox.add('b', 'c')).toBe(true);
    expect(writes).toEqual(['["a"]', '["a","b","c"]']);
    await outbox.flush();
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it("stops at an item that can't be sent, keeps it across a reload, and continues later", async () => {
    const { outbox, sent, answers, store } = open({ b: new TypeError('no network') });
    for (const item of ['a', 'b', 'c']) outbox.add(item);
    await outbox.flush();
    expect(sent).toEqual(['a']);
    expect(open({}, store).outbox.items()).toEqual(['b', 'c']);
    delete answers.b;
    await outbox.flush();
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('drops permanently rejected items and retries temporary failures', async () => {
    const { outbox, sent, refused } = open({
      a: refusal(404, 'not_found'),
      c: refusal(401, 'not_signed_in'),
    });
    for (const item of ['a', 'b', 'c']) outbox.add(item);
    expect(await outbox.flush()).toEqual(['a']);
    expect([sent, refused, outbox.items()]).toEqual([['b'], ['a'], ['c']]);
  });

  it('keeps everything while a proxy or captive portal replies', async () => {
    const portal = new ApiError(403, '<h1>Accept our terms</h1>', 'Forbidden');
    const { outbox, refused } = open({ a: portal });
    outbox.add('a');
    expect(await outbox.flush()).toEqual([]);
    expect([refused, outbox.items()]).toEqual([[], ['a']]);
  });

  it('keeps rejected items for the user without blocking others', async () => {
    const invalid = refusal(400, 'invalid_input');
    const { outbox, sent, answers } = open({ a: invalid, b: invalid }, memoryStore(), true);
    for (const item of ['a', 'b', 'c']) outbox.add(item);
    await outbox.flush();
    expect([sent, outbox.items()]).toEqual([['c'], ['a!', 'b!']]);
    outbox.drop((item) => item === 'b!');
    delete answers.a;
    outbox.change((item) => item.replace('!', ''));
    await outbox.flush();
    expect([sent, outbox.items()]).toEqual([['c', 'a'], []]);
  });

  it('removes items that are replaced by newer ones', async () => {
    const { outbox, sent, store } = open();
    for (const item of ['a', 'b']) outbox.add(item);
    outbox.drop((item) => item === 'a');
    expect(open({}, store).outbox.items()).toEqual(['b']);
    await outbox.flush();
    expect(sent).toEqual(['b']);
  });

  it('keeps items added by another tab while sending', async () => {
    const store = memoryStore();
    const { outbox, sent } = open({}, store);
    for (const item of ['a', 'a']) outbox.add(item);
    const flushed = outbox.flush();
    open({}, store).outbox.add('b');
    await flushed;
    expect([sent, outbox.items()]).toEqual([['a', 'a', 'b'], []]);
  });

  it('reports when no waiting item is being sent, successfully or not', async () => {
    const { outbox, sent } = open({ b: new TypeError('no network') });
    await outbox.settled();
    for (const item of ['a', 'b']) outbox.add(item);
    void outbox.flush();
    await outbox.settled();
    expect([sent, outbox.items()]).toEqual([['a'], ['b']]);
  });

  it('stores items in flight, which are neither shown nor sent twice', async () => {
    const store = memoryStore();
    const { outbox, sent } = open({}, store);
    let answer: (reply: string) => void = () => undefined;
    const call = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const answered = outbox.during('a', () => call);
    outbox.add('b');
    expect(open({}, store).outbox.items()).toEqual(['a', 'b']);
    expect(outbox.items()).toEqual(['b']);
    await outbox.flush();
    expect(sent).toEqual(['b']);
    answer('stored');
    expect(await answered).toBe('stored');
    expect(open({}, store).outbox.items()).toEqual([]);
  });

  it('releases an item in flight when its call fails', async () => {
    const { outbox, store } = open();
    const lost = outbox.during('a', () => Promise.reject(new TypeError('no network')));
    await expect(lost).rejects.toThrow('no network');
    expect([outbox.items(), open({}, store).outbox.items()]).toEqual([[], []]);
  });

  it('works without a store', async () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const { outbox, sent } = open({}, { getItem: () => null, setItem: refuse, removeItem: refuse });
    expect(open().outbox.add('a')).toBe(true);
    expect(['a', 'b'].map((item) => outbox.add(item))).toEqual([false, false]);
    expect(outbox.items()).toEqual(['a', 'b']);
    await outbox.flush();
    expect([sent, outbox.items()]).toEqual([['a', 'b'], []]);
  });

  it('ignores invalid stored items', () => {
    const store = memoryStore();
    store.setItem('outbox', '[1, "a", null]');
    expect(open({}, store).outbox.items()).toEqual(['a']);
    store.setItem('outbox', 'broken');
    expect(open({}, store).outbox.items()).toEqual([]);
  });
});
