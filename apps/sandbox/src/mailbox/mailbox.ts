import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StandIn } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { MailStore, type MailSummary } from './mail-store.ts';
import { renderListPage, renderMailPage, VIEWS } from './pages.ts';
import { REPORT_KINDS, ReportDesk } from './report-desk.ts';
import { startSmtpService } from './smtp-service.ts';

interface ListRequest {
  Querystring: { q?: string };
}

interface MailRequest {
  Params: { id: string; position?: string };
  Querystring: { view?: string; reported?: string };
}

const MAX_MESSAGES = 100;

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
  const reports = await ReportDesk.open(path.join(settings.dataFolder, 'bounces'), store);
  const stop = await startSmtpService(store, reports, settings.smtpPort);
  app.addHook('onClose', stop);

  app.get<ListRequest>('/mailbox', (request, reply) => {
    const query = textOf(request.query.q);
    return reply.type('text/html').send(renderListPage(store.list(query), query));
  });

  app.get<ListRequest>('/mailbox/api/messages', async (request) => {
    const mails = store.list(textOf(request.query.q)).slice(0, MAX_MESSAGES);
    return { messages: await Promise.all(mails.map((mail) => describe(store, mail))) };
  });

  app.get<MailRequest>('/mailbox/:id', async (request, reply) => {
    const summary = store.find(request.params.id);
    if (summary === undefined) return reply.callNotFound();
    const mail = await store.read(summary);
    const wanted = VIEWS.find((view) => view === request.query.view);
    const view = wanted ?? (mail.html === undefined ? 'text' : 'html');
    allowFrame(reply);
    const reported = REPORT_KINDS.find((kind) => kind === request.query.reported);
    return reply.type('text/html').send(renderMailPage({ summary, mail, view, reported }));
  });

  app.get<MailRequest>('/mailbox/:id/attachments/:position', async (request, reply) => {
    const summary = store.find(request.params.id);
    const mail = summary && (await store.read(summary));
    const attachment = mail?.attachments[Number(request.params.position)];
    if (attachment === undefined) return reply.callNotFound();
    const name = encodeURIComponent(attachment.filename ?? 'attachment');
    reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`);
    return reply.type(attachment.mimeType).send(Buffer.from(attachment.content as ArrayBuffer));
  });

  app.post<MailRequest & { Body: { kind?: string } | null }>(
    '/mailbox/:id/report',
    async (request, reply) => {
      const summary = store.find(request.params.id);
      const kind = REPORT_KINDS.find((known) => known === request.body?.kind);
      if (summary === undefined || kind === undefined || summary.envelopeId === null)
        return reply.callNotFound();
      await reports.send(summary, kind);
      return reply.redirect(`/mailbox/${summary.id}?reported=${kind}`, 303);
    },
  );

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

/** How the overview of the stand-ins presents the mailbox. */
export const MAILBOX: StandIn = {
  name: 'Stand-in mailbox',
  text: 'In place of the server that sends Prorata’s emails (SMTP). Every email ends up here, whomever it is for; nothing leaves this machine.',
  links: [{ href: '/mailbox', text: 'Read emails' }],
};
