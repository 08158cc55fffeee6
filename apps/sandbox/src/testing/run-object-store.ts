// The store of files alone, in a process of its own. Settings come as for all stand-ins, by the environment.
import fastify from 'fastify';
import { registerObjectStore } from '../object-store/object-store.ts';
import { readSettings } from '../settings.ts';

const settings = readSettings(process.env);
const app = fastify({ forceCloseConnections: true });
await registerObjectStore(app, settings);
await app.listen({ host: 'localhost', port: settings.port });
process.send?.({ type: 'ready', address: app.listeningOrigin });
process.once('disconnect', () => process.exit());
