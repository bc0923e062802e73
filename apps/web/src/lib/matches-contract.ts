const contract = () => import('@posedown/contract');

/**
 * Whether a cached reply has the shape that the current screens expect. It may be from an older
 * version, and offline there is no newer one.
 * @param path as in `/api/progress?limit=20`
 */
export async function matchesContract(path: string, data: unknown): Promise<boolean> {
  const parts = partsOf(path);
  const { endpoints } = await contract();
  return Object.values(endpoints).some(
    (endpoint) =>
      endpoint.method === 'GET' &&
      matchesPath(partsOf(endpoint.path), parts) &&
      'reply' in endpoint &&
      endpoint.reply.safeParse(data).success,
  );
}

const partsOf = (path: string) => (path.split('?', 1)[0] ?? '').split('/');

const matchesPath = (pattern: readonly string[], parts: readonly string[]) =>
  pattern.length === parts.length &&
  pattern.every((part, n) => part.startsWith(':') || part === parts[n]);
