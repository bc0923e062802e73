/* Disables zod's code generation, which the content policy forbids. Otherwise zod would try it,
   and the browser would report a violation. Must run before zod. */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

export {};
