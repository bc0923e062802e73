import type { Product } from '../e2e/support/product.ts';
import { type Figure, median } from './figure.ts';
import { type Load, load, measureFloor, signIn } from './load.ts';

const LOGINS = 15;

/** Requests per second of the two dashboards' calls, compared with the baseline server in the same run. */
export async function measureRequests(product: Product, databaseUrl: string): Promise<Figure[]> {
  const client = await signIn(product.url, 'client@demo.posedown.app');
  const coach = await signIn(product.url, 'coach@demo.posedown.app');
  const floor = await measureFloor(databaseUrl);
  const dashboard = await load(`${product.url}/api/dashboard`, { cookie: client });
  const clients = await load(`${product.url}/api/clients`, { cookie: coach });
  const me = await load(`${product.url}/api/auth/me`, { cookie: client });
  return [
    { name: 'floor: bare row', value: floor.requestsPerSecond, unit: 'requests/s' },
    ...against(floor, 'GET /api/auth/me', me),
    ...against(floor, 'GET /api/dashboard', dashboard),
    ...against(floor, 'GET /api/clients (50 of 47)', clients),
    await measureLogin(product.url),
  ];
}

function against(floor: Load, name: string, { requestsPerSecond, p99Ms }: Load): Figure[] {
  const share = Math.round((100 * requestsPerSecond) / floor.requestsPerSecond);
  return [
    { name, value: requestsPerSecond, unit: 'requests/s', beside: `${share}% of the floor` },
    { name: `${name}, p99`, value: p99Ms, unit: 'ms', beside: `floor ${floor.p99Ms} ms` },
  ];
}

async function measureLogin(url: string): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < LOGINS; round += 1) {
    const startedAt = performance.now();
    await signIn(url, 'client@demo.posedown.app');
    times.push(performance.now() - startedAt);
  }
  return { name: 'POST /api/auth/login, median', value: median(times), unit: 'ms' };
}
