import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface FlakyProxy {
  readonly port: number;
  /** How many connections it has cut. */
  readonly cuts: () => number;
  /** How many bytes it has passed on. */
  readonly bytes: () => number;
  /** Breaks every connection, and refuses new ones until `restore`. */
  sever(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** A bad line to a server on this machine: some connections break after some bytes, in whichever direction. */
export async function openFlakyProxy(
  /** Its port, or the socket that it answers on. */
  target: () => number | string,
  /** After how many bytes to cut a new connection; nothing to leave it whole. */
  chooseCut: () => number | undefined,
): Promise<FlakyProxy> {
  let cuts = 0;
  let bytesPassed = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const place = target();
    const upstream = typeof place === 'string' ? connect(place) : connect(place, '127.0.0.1');
    let left = chooseCut();
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    const pass = (from: Socket, to: Socket) =>
      from.on('data', (bytes: Buffer) => {
        bytesPassed += bytes.length;
        if (left === undefined) return void to.write(bytes);
        to.write(bytes.subarray(0, left));
        left -= bytes.length;
        if (left > 0) return;
        cuts += 1;
        // What was passed on is let through first.
        setImmediate(end);
      });
    pass(client, upstream);
    pass(upstream, client);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', end).on('close', end);
      socket.once('close', () => open.delete(socket));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sever = async () => {
    if (!server.listening) return;
    const closed = once(server.close(), 'close');
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    port,
    cuts: () => cuts,
    bytes: () => bytesPassed,
    sever,
    restore: async () => {
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    close: sever,
  };
}
