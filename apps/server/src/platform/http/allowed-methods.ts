import { endpoints } from '@posedown/contract';

const paths = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The contract's methods at a path. Empty for an unknown path. */
export function allowedMethods(path: string): string[] {
  const methods = paths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  const own: string[] = [...new Set(methods)];
  return own.includes('GET') ? [...own, 'HEAD'] : own;
}
