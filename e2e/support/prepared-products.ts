import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from './product.ts';

/** The environment variable with the folder of the first starts' data. */
const FOLDER = 'JOURNEY_DATA';

/**
 * Global setup: the first start of a product with demo data and of one without, which takes
 * longest.
 */
export default async function prepareProducts() {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-begun-'));
  const startFirst = async (demo: 'on' | 'off') => {
    const product = await startProduct({ DEMO: demo, DATA_DIR: join(folder, demo) });
    await product.close();
  };
  await Promise.all([startFirst('on'), startFirst('off')]);
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true });
}

/** Starts a product from a copy of the data of a first start. */
export async function startPrepared(demo: 'on' | 'off'): Promise<Product> {
  const folder = process.env[FOLDER];
  if (!folder) throw new Error('The products were not begun: see beginProducts.');
  const dataDir = mkdtempSync(join(tmpdir(), 'posedown-journey-'));
  cpSync(join(folder, demo), dataDir, { recursive: true });
  const product = await startProduct({ DEMO: demo, DATA_DIR: dataDir });
  const { close } = product;
  return Object.assign(product, {
    async close() {
      await close();
      rmSync(dataDir, { recursive: true });
    },
  });
}
