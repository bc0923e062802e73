import { addAbortSignal, type Readable } from 'node:stream';
import type {
  ListObjectsV2CommandInput,
  ListObjectsV2CommandOutput,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../s3-settings.ts';
import { inLanes } from '../in-lanes.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { isMissing, toStorageError } from './storage-error.ts';

/** Many times the largest photo. */
const MAX_BYTES = 20_000_000;
/** Deletions at once when a folder is removed. */
const LANES = 8;

type Sdk = typeof import('@aws-sdk/client-s3');

interface Limits {
  connectMs: number;
  /** For one try. */
  tryMs: number;
  /** For one operation with its retries, so that no request waits longer for a file. */
  operationMs: number;
}

const LIMITS: Limits = { connectMs: 2000, tryMs: 5000, operationMs: 10_000 };
const TRIES = 2;

/** Opens a bucket. The client is loaded here, because it takes 25 MB of memory. */
export async function openS3Store(settings: S3Settings, limits = LIMITS): Promise<S3Store> {
  // The version is pinned, so there is nothing an operator could do about its advice on Node versions.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, key, secret } = settings;
  const client = new sdk.S3Client({
    endpoint,
    region,
    // The one form of addresses that every storage understands.
    forcePathStyle: true,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    maxAttempts: TRIES,
    // Other storages don't know Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.tryMs,
      throwOnRequestTimeout: true,
    },
  });
  return new S3Store(sdk, client, settings, limits);
}

/** Files in a bucket of S3-compatible storage. */
class S3Store implements FileStore {
  readonly folder = null;
  readonly place: string;
  readonly #sdk: Sdk;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #limits: Limits;

  constructor(sdk: Sdk, client: S3Client, { bucket, endpoint }: S3Settings, limits: Limits) {
    this.#sdk = sdk;
    this.#client = client;
    this.#bucket = bucket;
    this.#limits = limits;
    this.place = `the bucket ${bucket} at ${endpoint}`;
  }

  async store(name: string, content: Uint8Array): Promise<void> {
    const put = new this.#sdk.PutObjectCommand({ ...this.#key(name), Body: content });
    await this.#run('store', (abortSignal) => this.#client.send(put, { abortSignal }));
  }

  async storeNew(name: string, content: Uint8Array): Promise<void> {
    if ((await this.read(name)) === null) await this.store(name, content);
  }

  async read(name: string): Promise<Buffer | null> {
    const get = new this.#sdk.GetObjectCommand(this.#key(name));
    return this.#run('read', async (abortSignal) => {
      const found = await this.#client.send(get, { abortSignal }).catch(nullIfMissing);
      return found && readAll(found.Body as Readable, abortSignal);
    });
  }

  async remove(name: string): Promise<void> {
    const command = new this.#sdk.DeleteObjectCommand(this.#key(name));
    await this.#run('remove', (abortSignal) =>
      this.#client.send(command, { abortSignal }).catch(nullIfMissing),
    );
  }

  async removeFolder(folder: string): Promise<void> {
    await inLanes(this.files(folder), LANES, ({ name }) => this.remove(name));
  }

  /** A bucket has no folders, only names. */
  async removeEmptyFolder(): Promise<void> {}

  async folders(folder: string): Promise<string[]> {
    const names: string[] = [];
    for await (const { CommonPrefixes = [] } of this.#pages(folder, '/')) {
      for (const { Prefix = '' } of CommonPrefixes) {
        names.push(Prefix.slice(folder.length + 1, -1));
      }
    }
    return names;
  }

  async *files(folder = ''): AsyncGenerator<StoredFile> {
    for await (const { Contents = [] } of this.#pages(folder)) {
      for (const { Key: name, Size: bytes, LastModified: writtenAt } of Contents) {
        if (name && bytes !== undefined && writtenAt) yield { name, bytes, writtenAt };
      }
    }
  }

  /** The bucket's own quota is only known when it is reached. */
  async requireRoom(): Promise<void> {}

  async check(): Promise<void> {
    await this.#page({ MaxKeys: 1 }, this.#limits.tryMs);
  }

  #key(name: string) {
    return { Bucket: this.#bucket, Key: name };
  }

  async *#pages(folder: string, delimiter?: string): AsyncGenerator<ListObjectsV2CommandOutput> {
    const range = { Prefix: folder && `${folder}/`, Delimiter: delimiter };
    let token: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await this.#page({
        ...range,
        ContinuationToken: token,
      });
      yield page;
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
      if (page.IsTruncated && !token)
        throw toStorageError('list', new Error('a list was truncated'));
    } while (token);
  }

  #page(range: Omit<ListObjectsV2CommandInput, 'Bucket'>, limitMs?: number) {
    const command = new this.#sdk.ListObjectsV2Command({ Bucket: this.#bucket, ...range });
    return this.#run('list', (abortSignal) => this.#client.send(command, { abortSignal }), limitMs);
  }

  async #run<Result>(
    action: string,
    operation: (signal: AbortSignal) => Promise<Result>,
    limitMs = this.#limits.operationMs,
  ): Promise<Result> {
    try {
      return await operation(AbortSignal.timeout(limitMs));
    } catch (error) {
      throw toStorageError(action, error);
    }
  }
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

async function readAll(body: Readable, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of addAbortSignal(signal, body)) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error(`a file has more than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
