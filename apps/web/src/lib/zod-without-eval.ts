/*
 * The content policy forbids code made from strings. zod would find that out by trying, which the
 * browser reports as an attack; this tells it beforehand. It must run before zod does.
 */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

export {};
