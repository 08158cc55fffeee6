import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { loadKeys } from './keys.ts';
import { createProvider, MOUNT } from './provider.ts';
import { isEndedSignIn, registerSignIn, sendNotice } from './sign-in.ts';
import { StoredSessions } from './stored-sessions.ts';

/** Mounts the identity provider under /identity: its own protocol, and our page to choose a person. */
export async function registerIdentity(app: FastifyInstance, settings: Settings): Promise<void> {
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 });
  const keys = await loadKeys(path.join(settings.dataFolder, 'identity-keys.json'));
  const sessions = new StoredSessions(path.join(settings.dataFolder, 'identity-sessions.json'));
  const provider = createProvider(settings, keys, sessions);
  app.addHook('onClose', () => sessions.flush());

  await app.register(async (signIn) => {
    signIn.setErrorHandler((error, request, reply) => {
      if (!isEndedSignIn(error)) throw error;
      return sendNotice(request, reply, 'ended', settings.webOrigin);
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
