import { type ReadyReply, ReplyCache } from '../platform/http/reply-cache.ts';

/**
 * Loads every reply again, and throws if a cached one would have been outdated: a write that affects it did not change
 * the version.
 */
export class ComparedReplyCache extends ReplyCache {
  override async findOrLoad(
    key: string,
    stamp: string,
    load: () => Promise<string>,
  ): Promise<ReadyReply> {
    // One cached in the meantime by another request may include a write that this request doesn't
    // see.
    const cached = this.find(key, stamp);
    const json = await load();
    if (cached && cached.json !== json) {
      throw new Error(`the cached reply of ${key} is outdated: ${cached.json} instead of ${json}`);
    }
    return this.store(key, stamp, json);
  }
}
