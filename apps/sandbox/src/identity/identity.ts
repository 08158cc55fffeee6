import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import type { StandIn } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { renderRefusal, renderSignInPage, SERVICE } from './pages.ts';
import { createProvider, findPerson, loadKeys, MOUNT } from './provider.ts';
import { StoredSessions } from './stored-sessions.ts';

/** Mounts the identity provider under /identity: its own protocol, and our page to choose a person. */
export async function registerIdentity(app: FastifyInstance, settings: Settings): Promise<void> {
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 });
  const keys = await loadKeys(path.join(settings.dataFolder, 'identity-keys.json'));
  const sessions = new StoredSessions(path.join(settings.dataFolder, 'identity-sessions.json'));
  const provider = createProvider(settings, keys, sessions);
  app.addHook('onClose', () => sessions.flush());

  await app.register(async (signIn) => {
    signIn.setErrorHandler((error, _request, reply) => {
      if (!isEndedSignIn(error)) throw error;
      return sendNotice(reply, 'ended', settings.webOrigin);
    });
    registerSignIn(signIn, provider, settings.webOrigin);
  });

  await app.register(async (protocol) => {
    // The provider reads its own requests, so nothing may be read before it.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const answer = provider.callback();
    protocol.all(`${MOUNT}/*`, (request, reply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
      const { raw } = request;
      // How the provider learns where it is mounted.
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(MOUNT.length) });
      return answer(raw, reply.raw);
    });
  });
}

/** How the overview of the stand-ins presents the identity provider. */
export const IDENTITY: StandIn = {
  name: SERVICE,
  text: 'In place of the digital identity with which bailiffs and their employees sign in (OpenID Connect). You choose who you are; there is no password.',
  links: [
    { href: `${MOUNT}/session/end`, text: 'Sign out' },
    { href: `${MOUNT}/.well-known/openid-configuration`, text: 'Technical data' },
  ],
};

const REFUSAL = { error: 'access_denied', error_description: 'The person chose not to sign in.' };

interface SignInRequest {
  Params: { uid: string };
  Body: { subject?: string };
}

/** The page on which a person is chosen. Which sign-in it belongs to, the provider knows from its cookie. */
function registerSignIn(app: FastifyInstance, provider: Provider, webOrigin: string): void {
  app.get<SignInRequest>(`${MOUNT}/sign-in/:uid`, async (request, reply) => {
    const { uid } = await provider.interactionDetails(request.raw, reply.raw);
    return reply.type('text/html').send(renderSignInPage(uid));
  });

  app.post<SignInRequest>(`${MOUNT}/sign-in/:uid`, async (request, reply) => {
    const person = findPerson(request.body?.subject);
    if (person === undefined) return sendNotice(reply, 'unknownPerson', webOrigin);
    return finish(request, reply, { login: { accountId: person.subject } });
  });

  app.post<SignInRequest>(`${MOUNT}/sign-in/:uid/cancel`, (request, reply) =>
    finish(request, reply, REFUSAL),
  );

  async function finish(request: FastifyRequest, reply: FastifyReply, result: InteractionResults) {
    const options = { mergeWithLastSubmission: false };
    const next = await provider.interactionResult(request.raw, reply.raw, result, options);
    return reply.redirect(next, 303);
  }
}

/** A sign-in that was used already or stood open too long, which the provider reports as an error. */
function isEndedSignIn(error: unknown): boolean {
  return error instanceof errors.SessionNotFound;
}

function sendNotice(reply: FastifyReply, kind: 'ended' | 'unknownPerson', webOrigin: string): FastifyReply {
  return reply.code(400).type('text/html').send(renderRefusal(kind, webOrigin));
}
