// Some of the stand-ins alone, in a process of their own that a test can kill: `run-stand-ins.ts mailbox post-office`. Settings
// come as for all of them, by the environment; without SANDBOX_PORT any free port is taken.
import fastify from 'fastify';
import { acceptForms } from '../accept-forms.ts';
import { registerAccessPoint } from '../access-point/access-point.ts';
import { registerMailbox } from '../mailbox/mailbox.ts';
import { registerObjectStore } from '../object-store/object-store.ts';
import { registerPostOffice } from '../post-office/post-office.ts';
import { registerRegisteredDelivery } from '../registered-delivery/registered-delivery.ts';
import { readSettings } from '../settings.ts';
import { registerSigningDesk } from '../signing-desk/signing-desk.ts';

const STAND_INS = {
  'access-point': registerAccessPoint,
  mailbox: registerMailbox,
  'object-store': registerObjectStore,
  'post-office': registerPostOffice,
  'registered-delivery': registerRegisteredDelivery,
  'signing-desk': registerSigningDesk,
} as const;

const settings = readSettings(process.env);
const app = fastify({ forceCloseConnections: true });
acceptForms(app);
for (const name of process.argv.slice(2)) {
  if (!(name in STAND_INS)) throw new Error(`There is no stand-in called ${name}.`);
  await STAND_INS[name as keyof typeof STAND_INS](app, settings);
}
await app.listen({ host: 'localhost', port: process.env['SANDBOX_PORT'] ? settings.port : 0 });
process.send?.({ type: 'ready', address: app.listeningOrigin });
process.once('disconnect', () => process.exit());
