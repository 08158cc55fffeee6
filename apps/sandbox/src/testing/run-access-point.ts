// The access point alone, in a process of its own. Settings come as for all stand-ins, by the environment.
import fastify from 'fastify';
import { registerAccessPoint } from '../access-point/access-point.ts';
import { readSettings } from '../settings.ts';

const settings = readSettings(process.env);
const app = fastify({ forceCloseConnections: true });
await registerAccessPoint(app, settings);
await app.listen({ host: 'localhost', port: 0 });
process.send?.({ type: 'ready', address: app.listeningOrigin });
process.once('disconnect', () => process.exit());
