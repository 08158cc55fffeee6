import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StandIn } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { openAuthority } from './authority.ts';
import { findForgery } from './forgeries/families.ts';
import { openTools } from './forgeries/tools.ts';
import { renderDeskPage, renderOverPage } from './pages.ts';
import { type Session, SessionStore } from './session-store.ts';
import { SIGNING_SCENARIOS, signDocument } from './sign-document.ts';
import { registerTimeStampService } from './time-stamp-service.ts';

const MAX_REQUEST_BYTES = 64 * 1024 * 1024;
const OPEN_MILLISECONDS = 60 * 60 * 1000;

interface OfSession {
  Params: { id: string };
}

/** What a person does at the desk; whoever tests with a clock that stands still says what it shows. */
interface Visit {
  readonly act?: string;
  readonly at?: string;
}

interface NewSession {
  readonly documentName: string;
  /** Base64. */
  readonly document: string;
  readonly language: string;
  readonly signer: { readonly fullName: string; readonly nationalNumber: string | null };
  readonly returnUrl: string;
}

const NOT_WHOLE = 'a document, its name, the signer and an address at the product are needed';

/** Somebody without a national number signs with an invented one. */
const NO_NATIONAL_NUMBER = '00000000000';

/**
 * A signing service as they all are: the product opens a session with a document, sends the person to its address,
 * and fetches what became of it. What the return address says afterwards proves nothing.
 */
export async function registerSigningDesk(app: FastifyInstance, settings: Settings): Promise<void> {
  const folder = path.join(settings.dataFolder, 'signing-desk');
  const authority = await openAuthority(folder);
  const store = new SessionStore(folder);
  await registerTimeStampService(app, authority);

  app.get('/signing/authority.pem', (_request, reply) =>
    reply.type('application/x-pem-file').send(authority.certificate.toString('pem')),
  );

  app.post<{ Body: NewSession }>(
    '/signing/api/sessions',
    { bodyLimit: MAX_REQUEST_BYTES },
    async (request, reply) => {
      if (!isAuthorized(request.headers.authorization, settings)) return reply.code(401).send();
      const session = sessionFrom(request.body, settings);
      if (session === undefined) return reply.code(422).send({ error: NOT_WHOLE });
      await store.add(session, Buffer.from(request.body.document, 'base64'));
      return reply.code(201).send(present(session, settings));
    },
  );

  app.get<OfSession>('/signing/api/sessions/:id', async (request, reply) => {
    if (!isAuthorized(request.headers.authorization, settings)) return reply.code(401).send();
    const session = await store.find(request.params.id);
    return session === undefined ? reply.callNotFound() : present(session, settings);
  });

  app.get<OfSession>('/signing/api/sessions/:id/document', async (request, reply) => {
    if (!isAuthorized(request.headers.authorization, settings)) return reply.code(401).send();
    const session = await store.find(request.params.id);
    if (session?.status !== 'signed') return reply.callNotFound();
    return reply.type('application/pdf').send(await store.readSigned(session));
  });

  app.get<OfSession>('/signing/desk/:id', async (request, reply) => {
    const session = await store.find(request.params.id);
    if (session === undefined) return reply.callNotFound();
    const render = session.status === 'open' ? renderDeskPage : renderOverPage;
    allowDocument(reply);
    return reply.type('text/html').send(render(session));
  });

  app.get<OfSession>('/signing/desk/:id/document.pdf', async (request, reply) => {
    const session = await store.find(request.params.id);
    if (session === undefined) return reply.callNotFound();
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'self'");
    return reply.type('application/pdf').send(await store.readDocument(session));
  });

  app.post<OfSession & { Body: Visit }>('/signing/desk/:id', async (request, reply) => {
    const session = await store.find(request.params.id);
    if (session === undefined) return reply.callNotFound();
    if (session.status === 'open') await act(session, request.body);
    return reply.redirect(session.returnUrl, 303);
  });

  async function act(session: Session, { act: wish, at }: Visit): Promise<void> {
    const scenario = SIGNING_SCENARIOS.find((name) => name === wish);
    const forgery = findForgery(wish ?? '');
    if (scenario === undefined && forgery === undefined) {
      await store.save({ ...session, status: wish === 'expired' ? 'expired' : 'cancelled' });
      return;
    }
    const document = await store.readDocument(session);
    const moment = at === undefined ? new Date() : new Date(at);
    const signed =
      forgery === undefined
        ? await signDocument(authority, document, session.signer, {
            scenario: scenario ?? 'honest',
            at: moment,
          })
        : await forgery.forge(await openTools(authority, document, session.signer, moment));
    await store.finish(session, signed);
  }
}

/** Whoever opens a session must be able to be told how it ended, at the product and nowhere else. */
function sessionFrom(body: NewSession, { webOrigin }: Settings): Session | undefined {
  const isWhole = body?.document && body.documentName && body.signer?.fullName;
  if (!isWhole || URL.parse(body.returnUrl)?.origin !== webOrigin) return undefined;
  return {
    id: randomUUID(),
    documentName: body.documentName,
    signer: {
      fullName: body.signer.fullName,
      nationalNumber: body.signer.nationalNumber ?? NO_NATIONAL_NUMBER,
    },
    returnUrl: body.returnUrl,
    expiresAt: new Date(Date.now() + OPEN_MILLISECONDS).toISOString(),
    status: 'open',
  };
}

function present({ id, status, expiresAt }: Session, { address }: Settings) {
  return { id, status, expiresAt, url: `${address}/signing/desk/${id}` };
}

function isAuthorized(header: string | undefined, { signingKey }: Settings): boolean {
  return header === `Bearer ${signingKey}`;
}

function allowDocument(reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy');
  reply.header('content-security-policy', `${policy}; object-src 'self'; frame-src 'self'`);
}

/** How the overview of the stand-ins presents the signing desk. */
export const SIGNING_DESK: StandIn = {
  name: 'Stand-in signing desk',
  text: 'In place of the service where a bailiff signs with an identity card. This desk signs with an invented certificate, a time stamp and the status of both certificates (PAdES B-LT).',
  links: [{ href: '/signing/authority.pem', text: 'The desk’s certificate' }],
};
