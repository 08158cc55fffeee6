import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguage } from './language.ts';
import { renderNotice } from './notice-page.ts';
import { pageTexts } from './texts.ts';

type Kind = 'notFound' | 'wrongHost' | 'failed';

/** Whatever goes wrong is told on a page in the reader's language, never as a stack trace. */
export function registerFailures(app: FastifyInstance, address: string): void {
  app.addHook('onRequest', async (request, reply) => {
    // The provider signs its tokens with this one name; asking for it also keeps out pages that have their own
    // name point at this machine.
    if (`http://${request.host}` !== address) return sendFailure(request, reply, 421, 'wrongHost', address);
  });
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, 404, 'notFound', '/'));
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) process.stderr.write(`${error.stack}\n`);
    return sendFailure(request, reply, status, 'failed', '/');
  });
}

function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  kind: Kind,
  href: string,
): FastifyReply {
  const language = chooseLanguage(request.headers['accept-language']);
  const texts = pageTexts[language];
  const page = renderNotice({
    language,
    service: texts.service,
    ...texts[kind],
    link: { href, text: kind === 'wrongHost' ? href : texts.toOverview },
  });
  return reply.code(status).type('text/html').send(page);
}
