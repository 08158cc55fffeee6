import type { PGlite } from '@electric-sql/pglite';

/** Messages that a client sends on its own: a query as text, the end of a pipeline, the end of the connection. */
const WHOLE_MESSAGES = new Set(['Q', 'S', 'X']);
const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);

/**
 * All clients share the one session of the engine. A query with parameters takes several messages (parse, bind, ...,
 * sync), between which the socket server would let another client's through: each would then bind, and get the rows
 * of, the other's statement. It does not let others through in a transaction, so here a pipeline counts as one.
 */
export function serialisePipelines(database: PGlite): PGlite {
  let isPipelineOpen = false;

  const changed: Partial<PGlite> = {
    isInTransaction: () => isPipelineOpen || database.isInTransaction(),
    execProtocolRawStream: (message, options) => {
      isPipelineOpen = opensPipeline(message);
      return database.execProtocolRawStream(message, options);
    },
    // Asked for when a client is gone in the middle. After an error the engine skips everything up to a sync.
    exec: async (query, options) => {
      if (isPipelineOpen) await database.execProtocolRaw(SYNC);
      isPipelineOpen = false;
      return database.exec(query, options);
    },
  };

  return new Proxy(database, {
    get(target, key) {
      const value = Reflect.get(key in changed ? changed : target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** The message with which a connection starts has no letter, but the upper byte of its length, zero. */
function opensPipeline(message: Uint8Array): boolean {
  const [letter = 0] = message;
  return letter !== 0 && !WHOLE_MESSAGES.has(String.fromCharCode(letter));
}
