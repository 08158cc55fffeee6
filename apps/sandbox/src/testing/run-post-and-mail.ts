// The mailbox, the post office and registered delivery alone, in a process of their own that a test can kill. Settings come as for all
// stand-ins, by the environment.
import fastify from 'fastify';
import { registerMailbox } from '../mailbox/mailbox.ts';
import { registerPostOffice } from '../post-office/post-office.ts';
import { registerRegisteredDelivery } from '../registered-delivery/registered-delivery.ts';
import { readSettings } from '../settings.ts';

const settings = readSettings(process.env);
const app = fastify({ forceCloseConnections: true });
await registerPostOffice(app, settings);
await registerRegisteredDelivery(app, settings);
await registerMailbox(app, settings);
await app.listen({ host: 'localhost', port: settings.port });
process.send?.({ type: 'ready' });
process.once('disconnect', () => process.exit());
