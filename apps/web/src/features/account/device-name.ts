/**
 * In matching order: the user agents of Edge and Opera also contain Chrome, and Chrome's contains
 * Safari.
 */
const BROWSERS = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

const matchName = (patterns: readonly (readonly [RegExp, string])[], userAgent: string) =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Readable name of the device behind a user agent, such as 'Safari on iPhone'. */
export function deviceOf(userAgent: string): { name: string; handheld: boolean } {
  const browser = matchName(BROWSERS, userAgent) ?? 'A browser';
  const system = matchName(SYSTEMS, userAgent);
  return {
    name: system ? `${browser} on ${system}` : browser,
    handheld: /iPhone|iPad|Android|Mobile/.test(userAgent),
  };
}
