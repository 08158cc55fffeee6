import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { chooseLanguage } from '../pages/language.ts';
import type { Settings } from '../settings.ts';
import { renderListPage } from './list-page.ts';
import { renderMailPage, VIEWS } from './mail-page.ts';
import { MailStore, type MailSummary } from './mail-store.ts';
import { startSmtpService } from './smtp-service.ts';

interface ListRequest {
  Querystring: { lang?: string; q?: string };
}

interface MailRequest {
  Params: { id: string };
  Querystring: { lang?: string; view?: string };
}

const MOST_MESSAGES = 100;

/** The content of a mail is foreign: it may look as it likes, and do nothing. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** Takes mails over SMTP and shows them under /mailbox. */
export async function registerMailbox(app: FastifyInstance, settings: Settings): Promise<void> {
  const store = await MailStore.open(path.join(settings.dataFolder, 'mailbox'));
  const stop = await startSmtpService(store, settings.smtpPort);
  app.addHook('onClose', stop);

  app.get<ListRequest>('/mailbox', (request, reply) => {
    const query = textOf(request.query.q);
    const language = chooseLanguage(request.query.lang, request.headers['accept-language']);
    return reply.type('text/html').send(renderListPage(language, store.list(query), query));
  });

  app.get<ListRequest>('/mailbox/api/messages', async (request) => {
    const mails = store.list(textOf(request.query.q)).slice(0, MOST_MESSAGES);
    return { messages: await Promise.all(mails.map((mail) => describe(store, mail))) };
  });

  app.get<MailRequest>('/mailbox/:id', async (request, reply) => {
    const summary = store.find(request.params.id);
    if (summary === undefined) return reply.callNotFound();
    const language = chooseLanguage(request.query.lang, request.headers['accept-language']);
    const mail = await store.read(summary);
    const wanted = VIEWS.find((view) => view === request.query.view);
    const view = wanted ?? (mail.html === undefined ? 'text' : 'html');
    allowFrame(reply);
    return reply.type('text/html').send(renderMailPage(language, summary, mail, view));
  });

  app.get<MailRequest>('/mailbox/:id/html', async (request, reply) => {
    const summary = store.find(request.params.id);
    const { html } = summary ? await store.read(summary) : {};
    if (html === undefined) return reply.callNotFound();
    reply.header('content-security-policy', MAIL_POLICY);
    return reply.type('text/html; charset=utf-8').send(openLinksOutside(html));
  });
}

/** What a test wants to know of a mail. */
async function describe(store: MailStore, summary: MailSummary) {
  const { text = null, html = null } = await store.read(summary);
  return { ...summary, text, html };
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query.trim().slice(0, 200) : '';
}

function allowFrame(reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy');
  reply.header('content-security-policy', `${policy}; frame-src 'self'`);
}

function openLinksOutside(html: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, `$&${base}`) : `${base}${html}`;
}
