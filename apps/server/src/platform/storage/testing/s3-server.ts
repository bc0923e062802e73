import { createServer, type IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../../s3-settings.ts';

interface StoredObject {
  content: Buffer;
  writtenAt: Date;
}

/**
 * How the storage fails: with an error, without ever answering, without answering what it did, or in the middle of a
 * file.
 */
type Fault = { status: number; code: string } | 'silent' | 'unheard' | 'stuck' | 'cut';

interface Failing {
  /** How many requests still succeed. */
  after?: number;
  /** How many requests fail. Defaults to all that follow. */
  times?: number;
  /** Defaults to all methods. */
  method?: string;
}

/** A bucket of S3-compatible storage in this process, which fails on demand. */
export interface S3Server {
  settings: S3Settings;
  objects: Map<string, StoredObject>;
  /** The methods and paths of all requests so far. */
  requests: string[];
  /** Makes the next requests fail. */
  fail(fault: Fault, which?: Failing): void;
  /** Delays every answer. */
  delay(milliseconds: number): void;
  /** Makes it work again. */
  repair(): void;
  close(): Promise<void>;
}

const BUCKET = 'photos-of-tests';
const KEY = 'test-key';
/** Far less than the usual 1,000, so that tests have several pages. */
const PAGE = 100;

/** Starts the storage on a free port of this machine. */
export async function openS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  let nextFault: (method: string) => Fault | null = () => null;
  let delayMs = 0;
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const content = await buffer(request).catch(() => null);
    if (!content) return;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const fault = nextFault(request.method ?? '');
    if (fault && fault !== 'unheard') return failBy(fault, response);
    // Ending the response of another request does nothing.
    answer(objects, { request, content, response: fault ? new ServerResponse(request) : response });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'test-region',
      key: KEY,
      secret: 'test-secret',
    },
    objects,
    requests,
    fail: (fault, which) => {
      nextFault = faults(fault, which);
    },
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    repair: () => {
      nextFault = () => null;
      delayMs = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function faults(
  fault: Fault,
  { after = 0, times = Number.POSITIVE_INFINITY, method: only }: Failing = {},
) {
  let count = 0;
  return (method: string) => {
    if (only && method !== only) return null;
    count += 1;
    return count > after && count <= after + times ? fault : null;
  };
}

function failBy(fault: Exclude<Fault, 'unheard'>, response: ServerResponse) {
  if (fault === 'silent') return;
  if (fault === 'stuck' || fault === 'cut') {
    response.writeHead(200, { 'content-length': 1000 }).write('the first bytes');
    if (fault === 'cut') setTimeout(() => response.destroy(), 20);
    return;
  }
  // Real storages repeat the key and the signed request.
  sendError(response, fault, `<AWSAccessKeyId>${KEY}</AWSAccessKeyId>`);
}

interface Exchange {
  request: IncomingMessage;
  content: Buffer;
  response: ServerResponse;
}

function answer(objects: Map<string, StoredObject>, { request, content, response }: Exchange) {
  if (!request.headers.authorization?.includes(`Credential=${KEY}/`)) {
    return sendError(response, { status: 403, code: 'InvalidAccessKeyId' });
  }
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const [, bucket, ...parts] = decodeURIComponent(pathname).split('/');
  if (bucket !== BUCKET) return sendError(response, { status: 404, code: 'NoSuchBucket' });
  const name = parts.join('/');
  if (request.method === 'GET' && !name) return sendList(response, objects, searchParams);
  if (request.method === 'PUT') {
    objects.set(name, { content, writtenAt: new Date() });
    return response.end();
  }
  if (request.method === 'DELETE') {
    objects.delete(name);
    return response.writeHead(204).end();
  }
  const found = objects.get(name);
  if (!found) return sendError(response, { status: 404, code: 'NoSuchKey' });
  return response.end(found.content);
}

function sendList(
  response: ServerResponse,
  objects: Map<string, StoredObject>,
  query: URLSearchParams,
) {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const entries = new Map<string, string>();
  for (const name of [...objects.keys()].filter((each) => each.startsWith(prefix)).sort()) {
    const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1;
    if (end < 0) entries.set(name, contentsOf(name, objects.get(name)));
    else {
      const folder = name.slice(0, end + 1);
      entries.set(folder, `<CommonPrefixes><Prefix>${toXml(folder)}</Prefix></CommonPrefixes>`);
    }
  }
  const after = query.get('continuation-token') ?? '';
  const rest = [...entries].filter(([name]) => name > after);
  const page = rest.slice(0, Number(query.get('max-keys') ?? PAGE));
  const isTruncated = rest.length > page.length;
  const token = `<NextContinuationToken>${toXml(page.at(-1)?.[0] ?? '')}</NextContinuationToken>`;
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${
      isTruncated ? token : ''
    }${page.map(([, xml]) => xml).join('')}</ListBucketResult>`,
  );
}

function contentsOf(name: string, object: StoredObject | undefined) {
  if (!object) return '';
  return `<Contents><Key>${toXml(name)}</Key><LastModified>${object.writtenAt.toISOString()}</LastModified><Size>${object.content.length}</Size></Contents>`;
}

function sendError(
  response: ServerResponse,
  { status, code }: { status: number; code: string },
  details = '',
) {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code>${details}</Error>`);
}

const toXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
