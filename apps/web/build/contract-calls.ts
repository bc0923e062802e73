import { type Plugin, runnerImport } from 'vite';

type Contract = typeof import('../../../packages/contract/src/index.ts');

const REQUESTED = 'virtual:contract-calls';
const RESOLVED = '\0virtual:contract-calls';
const IMPORT = `import { calls } from '${REQUESTED}';`;

type Calls = Record<string, { method: string; path: string }>;

/**
 * Provides method and path of every contract call as `virtual:contract-calls`, which is all a
 * screen needs to make a call. The schemas are 28 KB and are loaded separately when a form is
 * validated.
 */
export function contractCalls(contractEntry: string): Plugin {
  let loading: Promise<Calls> | undefined;
  const load = () => {
    loading ??= readCalls(contractEntry);
    return loading;
  };
  return {
    name: 'posedown-contract-calls',
    enforce: 'pre',
    resolveId: (id) => (id === REQUESTED ? RESOLVED : undefined),
    async load(id) {
      return id === RESOLVED ? `export const calls = ${JSON.stringify(await load())};` : undefined;
    },
    async transform(code) {
      return code.includes(IMPORT)
        ? { code: inlineCalls(code, await load()), map: null }
        : undefined;
    },
  };
}

async function readCalls(contractEntry: string): Promise<Calls> {
  const { module } = await runnerImport<Contract>(contractEntry, {
    resolve: { noExternal: [/^@posedown\//] },
  });
  const calls = Object.entries(module.endpoints);
  return Object.fromEntries(calls.map(([name, { method, path }]) => [name, { method, path }]));
}

/**
 * Inlines each call where it is used. An object of all calls would be part of every first page and
 * grow with every feature.
 */
export function inlineCalls(code: string, calls: Calls): string {
  const inlined = code.replaceAll(/\bcalls\.(\w+)\b/g, (use, name: string) =>
    Object.hasOwn(calls, name) ? `(${JSON.stringify(calls[name])})` : use,
  );
  const rest = inlined.replace(IMPORT, '');
  return /\bcalls\b/.test(rest) ? inlined : rest;
}
