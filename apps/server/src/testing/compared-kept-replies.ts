import { KeptReplies, type ReadyReply } from '../platform/http/kept-replies.ts';

/**
 * Loads every reply again, and throws if a kept one would have been outdated: a write that affects it did not change
 * the version.
 */
export class ComparedKeptReplies extends KeptReplies {
  override async findOrLoad(
    key: string,
    stamp: string,
    load: () => Promise<string>,
  ): Promise<ReadyReply> {
    // One kept meanwhile by another request may include a write that this request doesn't see.
    const kept = this.find(key, stamp);
    const json = await load();
    if (kept && kept.json !== json) {
      throw new Error(`the kept reply of ${key} is outdated: ${kept.json} instead of ${json}`);
    }
    return this.keep(key, stamp, json);
  }
}
