import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { planChunks, type TrialChunk } from './plan-chunks.ts';

/** Builds the app: once to see which screens share what, and again with that merged into few files. */
export async function buildApp(config: InlineConfig): Promise<void> {
  const plan = planChunks(await tryBuild(config));
  const merged = {
    debugName: 'planned',
    name: (id: string) => plan.get(id) ?? null,
    includeDependenciesRecursively: false,
  };
  await build(
    mergeConfig(config, {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [merged] } } } },
    }),
  );
}

async function tryBuild(config: InlineConfig): Promise<TrialChunk[]> {
  const result = await build(mergeConfig(config, { build: { write: false } }));
  if (!('output' in result)) throw new Error('The trial build has several outputs');
  return result.output.flatMap((file) =>
    file.type === 'chunk' ? [{ ...file, bytes: gzipSync(file.code).length }] : [],
  );
}
