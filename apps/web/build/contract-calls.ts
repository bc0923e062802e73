import { type Plugin, runnerImport } from 'vite';

type Contract = typeof import('../../../packages/contract/src/index.ts');

const REQUESTED = 'virtual:contract-calls';
const RESOLVED = '\0virtual:contract-calls';

/**
 * Serves method and path of every call of the contract as `virtual:contract-calls`. A screen needs
 * no more than these to make a call; the schemas behind them weigh 28 KB and are loaded on their own
 * where a form is checked.
 */
export function contractCalls(contractEntry: string): Plugin {
  return {
    name: 'posedown-contract-calls',
    resolveId: (id) => (id === REQUESTED ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { module } = await runnerImport<Contract>(contractEntry, {
        resolve: { noExternal: [/^@posedown\//] },
      });
      const calls = Object.entries(module.endpoints).map(([name, { method, path }]) => [
        name,
        { method, path },
      ]);
      return `export const calls = ${JSON.stringify(Object.fromEntries(calls))};`;
    },
  };
}
