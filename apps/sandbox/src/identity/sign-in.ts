import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { chooseLanguage } from '../pages/language.ts';
import { renderNotice } from '../pages/notice-page.ts';
import { findPerson } from './account.ts';
import { MOUNT } from './provider.ts';
import { renderSignInPage } from './sign-in-page.ts';
import { identityTexts } from './texts.ts';

const REFUSAL = { error: 'access_denied', error_description: 'The person chose not to sign in.' };

interface SignInRequest {
  Params: { uid: string };
  Querystring: { lang?: string };
  Body: { subject?: string };
}

/** The page on which a person is chosen. Which sign-in it belongs to, the provider knows from its cookie. */
export function registerSignIn(app: FastifyInstance, provider: Provider, webOrigin: string): void {
  app.get<SignInRequest>(`${MOUNT}/sign-in/:uid`, async (request, reply) => {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
    const language = chooseLanguage(
      request.query.lang,
      params['ui_locales'],
      request.headers['accept-language'],
    );
    return reply.type('text/html').send(renderSignInPage(language, uid));
  });

  app.post<SignInRequest>(`${MOUNT}/sign-in/:uid`, async (request, reply) => {
    const person = findPerson(request.body?.subject);
    if (person === undefined) return sendNotice(request, reply, 'unknownPerson', webOrigin);
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
export function isEndedSignIn(error: unknown): boolean {
  return error instanceof errors.SessionNotFound;
}

export function sendNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: 'ended' | 'unknownPerson',
  webOrigin: string,
): FastifyReply {
  const language = chooseLanguage(request.headers['accept-language']);
  const texts = identityTexts[language];
  const page = renderNotice({
    language,
    service: texts.service,
    ...texts[kind],
    link: { href: webOrigin, text: texts.toProduct },
  });
  return reply.code(400).type('text/html').send(page);
}
