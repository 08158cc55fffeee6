// The mailbox and the post office alone, in a process of their own that a test can kill. Settings come as for all
// stand-ins, by the environment.
import fastify from 'fastify';
import { registerMailbox } from '../mailbox/mailbox.ts';
import { registerPostOffice } from '../post-office/post-office.ts';
import { readSettings } from '../settings.ts';

const settings = readSettings(process.env);
const app = fastify({ forceCloseConnections: true });
await registerPostOffice(app, settings);
await registerMailbox(app, settings);
await app.listen({ host: 'localhost', port: settings.port });
process.send?.({ type: 'ready' });
process.once('disconnect', () => process.exit());
