interface Limits {
  /** Of everybody together, in bytes. */
  bytes: number;
  /** So many at once of one person. */
  ofOne: number;
}

interface Asking {
  who: string;
  bytes: number;
}

/** `person` and `all` say whose limit is reached; otherwise a function that gives the room back. */
type Taken = 'person' | 'all' | (() => void);

/** Counts what is in memory at once. What is taken is given back once, however often it is called. */
export function createInFlight(limits: Limits) {
  let bytes = 0;
  const byPerson = new Map<string, number>();

  function giveBack(asking: Asking) {
    bytes -= asking.bytes;
    const left = (byPerson.get(asking.who) ?? 0) - 1;
    if (left > 0) byPerson.set(asking.who, left);
    else byPerson.delete(asking.who);
  }

  return {
    take(asking: Asking): Taken {
      const own = byPerson.get(asking.who) ?? 0;
      if (own >= limits.ofOne) return 'person';
      if (bytes + asking.bytes > limits.bytes) return 'all';
      bytes += asking.bytes;
      byPerson.set(asking.who, own + 1);
      let isHeld = true;
      return () => {
        if (isHeld) giveBack(asking);
        isHeld = false;
      };
    },
  };
}
