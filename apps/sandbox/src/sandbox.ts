import fastify, { type FastifyInstance } from 'fastify';
import { registerIdentity } from './identity/identity.ts';
import { describeIdentity } from './identity/stand-in.ts';
import { renderIndexPage } from './index-page.ts';
import { registerMailbox } from './mailbox/mailbox.ts';
import { describeMailbox } from './mailbox/stand-in.ts';
import { registerAssets } from './pages/assets.ts';
import { registerFailures } from './pages/failures.ts';
import { chooseLanguage } from './pages/language.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { registerPostOffice } from './post-office/post-office.ts';
import { describePostOffice } from './post-office/stand-in.ts';
import type { Settings } from './settings.ts';
import { registerSigningDesk } from './signing-desk/signing-desk.ts';
import { describeSigningDesk } from './signing-desk/stand-in.ts';

const MAX_FORM_BYTES = 64 * 1024;

/** The stand-ins of the outside world, behind one address. */
export async function createSandbox(settings: Settings): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: MAX_FORM_BYTES, forceCloseConnections: true });
  const headers = securityHeaders(settings.webOrigin);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  registerFailures(app, settings.address);
  registerAssets(app);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get<{ Querystring: { lang?: string } }>('/', (request, reply) => {
    const language = chooseLanguage(request.query.lang, request.headers['accept-language']);
    const standIns = [describeIdentity, describeMailbox, describePostOffice, describeSigningDesk].map(
      (describe) => describe(language),
    );
    const page = renderIndexPage(language, standIns, settings.webOrigin);
    return reply.type('text/html').send(page);
  });
  await registerIdentity(app, settings);
  await registerMailbox(app, settings);
  await registerPostOffice(app, settings);
  await registerSigningDesk(app, settings);
  return app;
}
