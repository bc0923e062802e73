import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from './product.ts';

/** The variable that tells the workers where the data of the first starts is. */
const FOLDER = 'JOURNEY_DATA';

/** Before all journeys: the first start of a product with the demo data, and of one without, which takes longest. */
export default async function beginProducts() {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-begun-'));
  const begin = async (demo: 'on' | 'off') => {
    const product = await startProduct({ DEMO: demo, DATA_DIR: join(folder, demo) });
    await product.close();
  };
  await Promise.all([begin('on'), begin('off')]);
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true });
}

/** A product that goes on from a first start, on data of its own. */
export async function startBegun(demo: 'on' | 'off'): Promise<Product> {
  const begun = process.env[FOLDER];
  if (!begun) throw new Error('The products were not begun: see beginProducts.');
  const dataDir = mkdtempSync(join(tmpdir(), 'posedown-journey-'));
  cpSync(join(begun, demo), dataDir, { recursive: true });
  const product = await startProduct({ DEMO: demo, DATA_DIR: dataDir });
  const { close } = product;
  return Object.assign(product, {
    async close() {
      await close();
      rmSync(dataDir, { recursive: true });
    },
  });
}
