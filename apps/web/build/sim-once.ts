import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { builtRoutes } from './routes.ts';
import { filesOf } from './manifest.ts';
const dist = new URL('../dist/', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(dist + '.vite/manifest.json', 'utf8'));
const routes = builtRoutes(manifest).map(({ name, sources }) => ({ name, scripts: [...filesOf(manifest, sources).scripts] as string[] }));
const size = new Map<string, number>();
const gz = (f: string) => { if (!size.has(f)) size.set(f, gzipSync(readFileSync(dist + f)).length); return size.get(f)!; };
const isPublic = (n: string) => !n.startsWith('_');
const use = new Map<string, string[]>();
for (const r of routes) for (const s of r.scripts) use.set(s, [...(use.get(s) ?? []), r.name]);
for (const k of [2, 3, 4, 5, 6, 8, 10]) {
  const merged = (s: string) => { const u = use.get(s)!; return u.filter((n) => !isPublic(n)).length >= k && !u.some(isPublic); };
  const total = [...use.keys()].filter(merged).reduce((a, s) => a + gz(s), 0);
  const rows = routes.filter((r) => !isPublic(r.name)).map((r) => { const rest = r.scripts.filter((s) => !merged(s)); return { n: r.name, files: rest.length + 1, w: rest.reduce((a, s) => a + gz(s), 0) + total }; });
  console.log('k', k, 'app chunk', total, 'max weight', Math.max(...rows.map((r) => r.w)), 'over180', rows.filter((r) => r.w > 184320).length, 'over200', rows.filter((r) => r.w > 204800).length, 'max files', Math.max(...rows.map((r) => r.files)), rows.filter((r) => /dashboard|workout|meal-plan|check-in|progress\/index|client\/\$id$/.test(r.n)).map((r) => `${r.n.split('/').slice(-2).join('/')} ${r.files}f ${(r.w/1024).toFixed(0)}K`).join(' · '));
}
console.log('now', routes.map((r) => r.name + ' ' + r.scripts.length + ' ' + (r.scripts.reduce((a, s) => a + gz(s), 0)/1024|0)).join(', '));
const w = routes.find((r) => /workout-session/.test(r.name))!;
for (const s of w.scripts) console.log(gz(s), use.get(s)!.length, use.get(s)!.some(isPublic) ? 'public' : '', s);
