import pg from 'pg';

/** Maximum number of plans per PostgreSQL connection, at about ten kilobytes each. */
const MAX_NAMED = 400;
/** Limits the remembered texts. Cleared when full, because each list length is another text. */
const MAX_REMEMBERED = 2000;
/** Longer texts are rare inserts of many rows. Their plans are cheap, and their names would only take space. */
const MAX_CHARACTERS = 10_000;

/** Gives a statement a name from its second use on, the same one each time. Safe to share between connections. */
export function createStatementNames(limit = MAX_NAMED): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const shown = new Set<string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= limit || text.length > MAX_CHARACTERS) return name;
    if (!shown.has(text)) {
      if (shown.size >= MAX_REMEMBERED) shown.clear();
      shown.add(text);
      return undefined;
    }
    shown.delete(text);
    const given = `named_${names.size}`;
    names.set(text, given);
    return given;
  };
}

/**
 * A client that names statements with parameters, so that PostgreSQL plans them once per connection. Planning took two
 * thirds of its time.
 */
export function namingClient(nameOf = createStatementNames()): typeof pg.Client {
  return class NamingClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as (...sent: unknown[]) => unknown;
      this.query = ((config: unknown, values: unknown, ...rest: unknown[]) =>
        query(named(config, values, nameOf), values, ...rest)) as typeof this.query;
    }
  };
}

function named(config: unknown, values: unknown, nameOf: (text: string) => string | undefined) {
  if (!Array.isArray(values) || values.length === 0) return config;
  if (typeof config !== 'object' || config === null) return config;
  if (!('text' in config) || typeof config.text !== 'string') return config;
  if ('name' in config && config.name !== undefined) return config;
  return { ...config, name: nameOf(config.text) };
}

/**
 * A client that sends every statement without a name, for a connection pooler that gives each transaction another
 * connection, on which the named statement may be unknown.
 */
export function unnamedClient(): typeof pg.Client {
  return class UnnamedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as (...sent: unknown[]) => unknown;
      this.query = ((config: unknown, ...rest: unknown[]) =>
        query(unnamed(config), ...rest)) as typeof this.query;
    }
  };
}

const unnamed = (config: unknown) =>
  typeof config === 'object' && config !== null && 'name' in config
    ? { ...config, name: undefined }
    : config;
