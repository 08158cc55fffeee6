import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Requests a second over so many connections for so long, with as little work of our own as can be. */
export async function countRequests(
  { port, path, token }: { readonly port: number; readonly path: string; readonly token: string },
  { milliseconds, connections }: { readonly milliseconds: number; readonly connections: number },
): Promise<number> {
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`;
  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1').setNoDelay());
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  let answered = 0;
  const started = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() - started < milliseconds) {
        await ask(socket, request, path);
        answered += 1;
      }
    }),
  );
  const taken = performance.now() - started;
  for (const socket of sockets) socket.destroy();
  return (answered / taken) * 1000;
}

/** Sends a request and waits for the last byte of its answer. */
function ask(socket: Socket, request: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = '';
    let missing: number | undefined;
    const read = (chunk: Buffer) => {
      if (missing === undefined) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        if (!head.startsWith('HTTP/1.1 200')) return finish(new Error(`${path}: ${head.slice(0, 400)}`));
        missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (head.length - end - 4);
      } else missing -= chunk.length;
      if (!(missing > 0)) finish();
    };
    const finish = (error?: Error) => {
      socket.off('data', read).off('error', finish);
      if (error) reject(error);
      else resolve();
    };
    socket.on('data', read).on('error', finish);
    socket.write(request);
  });
}
