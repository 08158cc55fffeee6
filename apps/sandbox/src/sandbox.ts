import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { acceptForms } from './accept-forms.ts';
import { ACCESS_POINT, registerAccessPoint } from './access-point/access-point.ts';
import { IDENTITY, registerIdentity } from './identity/identity.ts';
import { MAILBOX, registerMailbox } from './mailbox/mailbox.ts';
import { OBJECT_STORE, registerObjectStore } from './object-store/object-store.ts';
import { registerAssets } from './pages/assets.ts';
import { html } from './pages/html.ts';
import { renderNotice, renderPage, type StandIn } from './pages/page.ts';
import { POST_OFFICE, registerPostOffice } from './post-office/post-office.ts';
import {
  REGISTERED_DELIVERY,
  registerRegisteredDelivery,
} from './registered-delivery/registered-delivery.ts';
import type { Settings } from './settings.ts';
import { registerSigningDesk, SIGNING_DESK } from './signing-desk/signing-desk.ts';
import { TIME_STAMP_SERVICE } from './signing-desk/time-stamp-service.ts';
import { registerVirusScanner, VIRUS_SCANNER } from './virus-scanner/virus-scanner.ts';

const MAX_FORM_BYTES = 64 * 1024;

/** The stand-ins of the outside world, behind one address. */
export async function createSandbox(settings: Settings): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: MAX_FORM_BYTES, forceCloseConnections: true });
  const headers = securityHeaders(settings.webOrigin);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  registerFailures(app, settings.address);
  registerAssets(app);
  acceptForms(app);
  app.get('/', (_request, reply) => {
    const standIns = [
      ...[IDENTITY, MAILBOX, POST_OFFICE, REGISTERED_DELIVERY, SIGNING_DESK, TIME_STAMP_SERVICE],
      ...[ACCESS_POINT, OBJECT_STORE, VIRUS_SCANNER],
    ];
    return reply.type('text/html').send(renderIndexPage(standIns, settings.webOrigin));
  });
  await registerIdentity(app, settings);
  await registerMailbox(app, settings);
  await registerPostOffice(app, settings);
  await registerRegisteredDelivery(app, settings);
  await registerSigningDesk(app, settings);
  await registerAccessPoint(app, settings);
  await registerObjectStore(app, settings);
  await registerVirusScanner(app, settings);
  return app;
}

const FAILURES = {
  notFound: { title: 'This page does not exist', text: 'There is nothing at this address.' },
  wrongHost: { title: 'Wrong address', text: 'The stand-ins answer at this address only.' },
  failed: {
    title: 'Something went wrong',
    text: 'The stand-in could not handle this. The window in which Prorata runs says why.',
  },
};

/** Whatever goes wrong is told on a page, never as a stack trace. */
function registerFailures(app: FastifyInstance, address: string): void {
  app.addHook('onRequest', async (request, reply) => {
    // The provider signs its tokens with this one name; asking for it also keeps out pages that have their own
    // name point at this machine.
    if (`http://${request.host}` !== address) return sendFailure(reply, 421, 'wrongHost', address);
  });
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, 404, 'notFound', '/'));
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) process.stderr.write(`${error.stack}\n`);
    return sendFailure(reply, status, 'failed', '/');
  });
}

function sendFailure(
  reply: FastifyReply,
  status: number,
  kind: keyof typeof FAILURES,
  href: string,
): FastifyReply {
  const page = renderNotice({
    service: 'Stand-in services',
    ...FAILURES[kind],
    link: { href, text: kind === 'wrongHost' ? href : 'To the overview' },
  });
  return reply.code(status).type('text/html').send(page);
}

/**
 * Nothing from outside, nothing inline, no framing. Signing in and out ends with a form that is answered by a
 * redirect to the product, which browsers hold against `form-action` too.
 */
function securityHeaders(webOrigin: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      `form-action 'self' ${webOrigin}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

/** The list of what stands in for the outside world here. */
function renderIndexPage(standIns: readonly StandIn[], webOrigin: string): string {
  const content = html`<div class="overview">
<h1>Stand-ins for the outside world</h1>
<p class="lead">Prorata works with services of others. Here run stand-ins for them that speak the same protocols, so that you can try everything without touching anything real.</p>
<ul>${standIns.map(
    ({ name, text, links }) => html`<li>
<h2>${name}</h2>
<p>${text}</p>
<p class="links">${links.map((link) => html`<a href="${link.href}">${link.text}</a>`)}</p>
</li>`,
  )}</ul>
<p><a class="button" href="${webOrigin}">To Prorata</a></p>
</div>`;
  return renderPage({
    service: 'Stand-in services',
    title: 'Stand-ins for the outside world',
    content,
  });
}
