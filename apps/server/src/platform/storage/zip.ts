import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of a ZIP. */
export interface ZipEntry {
  name: string;
  content: Buffer | AsyncIterable<string>;
  /** Content that is already compressed, such as an image, is stored as is. */
  isPacked?: boolean;
}

/**
 * A ZIP file created while it is read: the next entry is requested once the previous has gone out, so only one is in
 * memory. Stopping the read stops the creation.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  // The library's type is too narrow: it is a PassThrough.
  const output = zip.outputStream as Readable;
  const stop = new AbortController();
  output.once('close', () => stop.abort());
  zip.on('error', (error: Error) => output.destroy(error));
  fill(zip, { entries, mtime, signal: stop.signal }).catch((error: Error) => {
    if (!output.destroyed) output.destroy(error);
  });
  return output;
}

interface Filling {
  entries: AsyncIterable<ZipEntry>;
  mtime: Date;
  signal: AbortSignal;
}

async function fill(zip: ZipFile, { entries, mtime, signal }: Filling) {
  for await (const { name, content, isPacked = false } of entries) {
    const source = Readable.from(content);
    try {
      zip.addReadStream(source, name, { mtime, compress: !isPacked });
      await finished(source, { signal });
    } finally {
      source.destroy();
    }
  }
  zip.end();
}
