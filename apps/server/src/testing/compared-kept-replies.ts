import { KeptReplies, type ReadyReply } from '../platform/http/kept-replies.ts';

/**
 * Loads every reply again, and throws if a kept one would have been outdated: a write that affects it did not change
 * the version.
 */
export class ComparedKeptReplies extends KeptReplies {
  override find() {
    return null;
  }

  override keep(key: string, stamp: string, json: string): ReadyReply {
    const kept = super.find(key, stamp);
    if (kept && kept.json !== json) {
      throw new Error(`the kept reply of ${key} is outdated: ${kept.json} instead of ${json}`);
    }
    return super.keep(key, stamp, json);
  }
}
