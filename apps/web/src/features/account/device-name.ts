/** In the order in which they are looked for: Edge and Opera also say Chrome, Chrome also says Safari. */
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

const nameIn = (known: readonly (readonly [RegExp, string])[], userAgent: string) =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What a person calls the device behind a user agent: 'Safari on iPhone'. */
export function deviceOf(userAgent: string): { name: string; handheld: boolean } {
  const browser = nameIn(BROWSERS, userAgent) ?? 'A browser';
  const system = nameIn(SYSTEMS, userAgent);
  return {
    name: system ? `${browser} on ${system}` : browser,
    handheld: /iPhone|iPad|Android|Mobile/.test(userAgent),
  };
}
