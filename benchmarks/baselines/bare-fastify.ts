// The least a Fastify server can do: answer ready-made bytes. Started as a child process by the benchmarks.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const [port, bodyFile] = process.argv.slice(2);
const body = bodyFile ? readFileSync(bodyFile) : Buffer.from('{}');
const app = Fastify();
app.get('/list', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.({ type: 'ready' });
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
