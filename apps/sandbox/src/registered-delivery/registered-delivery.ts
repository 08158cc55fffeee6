import path from 'node:path';
import { PDF, StandardFonts } from '@libpdf/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatMoment, type StandIn } from '../pages/page.ts';
import { PostClock, SortingOffice } from '../post-office/sorting-office.ts';
import { StatusNotifier } from '../post-office/status-notifier.ts';
import type { Settings } from '../settings.ts';
import {
  INCIDENTS,
  type Message,
  type MessageEvent,
  nextStation,
  orderSchema,
  type Status,
} from './message.ts';
import { MessageStore } from './message-store.ts';
import { renderListPage, renderMessagePage } from './pages.ts';

interface MessageRequest {
  Params: { id: string; position?: string; event?: string };
  Body: { to?: string; hours?: string | number } | null;
}

interface Provider {
  readonly store: MessageStore;
  readonly clock: PostClock;
  readonly office: SortingOffice<Message, Status>;
}

const MAX_MESSAGE_BYTES = 40 * 1024 * 1024;
const MAX_HOURS = 24 * 365;

export const REGISTERED_DELIVERY: StandIn = {
  name: 'Stand-in of qualified electronic registered delivery',
  text: 'In place of the provider that identifies an addressee before it hands over a message, and proves each step. The messages can be looked at here; nobody receives any.',
  links: [{ href: '/registered-delivery', text: 'Look at messages' }],
};

/** A provider of qualified electronic registered delivery: takes messages over HTTP, and tells what becomes of them. */
export async function registerRegisteredDelivery(app: FastifyInstance, settings: Settings): Promise<void> {
  const folder = path.join(settings.dataFolder, 'registered-delivery');
  const store = await MessageStore.open(folder);
  const clock = await PostClock.open(path.join(folder, 'clock'));
  const notifier = new StatusNotifier<Message>({
    address: `${settings.serverAddress}/hooks/qualifiedDelivery`,
    key: settings.deliveryKeys.hook,
    header: 'x-delivery-signature',
    describe: ({ id }) => ({ messageId: id }),
  });
  const office = new SortingOffice({ store, clock, notifier, nextStation });
  office.open();
  app.addHook('onClose', () => office.close());
  registerCounter(app, { store, clock, office }, settings.deliveryKeys.api);
  registerPages(app, { store, clock, office });
}

/** What the product speaks to. */
function registerCounter(app: FastifyInstance, { store, clock }: Provider, apiKey: string): void {
  const requireApiKey = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== `Bearer ${apiKey}`) {
      return reply.code(401).send({ error: 'The service does not know you' });
    }
  };
  const counter = { onRequest: requireApiKey, bodyLimit: MAX_MESSAGE_BYTES };

  app.post('/registered-delivery/api/messages', counter, async (request, reply) => {
    const key = String(request.headers['idempotency-key'] ?? '');
    const { data: order, error } = orderSchema.safeParse(request.body);
    if (key === '' || !order) {
      const [issue] = error?.issues ?? [];
      const why = issue ? `${issue.path.join('.')}: ${issue.message}` : 'A key is missing';
      return reply.code(422).send({ error: why });
    }
    const { message, isNew } = await store.add(key, order, clock.now());
    return reply.code(isNew ? 201 : 200).send(describe(message));
  });

  app.get<MessageRequest>('/registered-delivery/api/messages/:id', counter, async (request, reply) => {
    const message = store.find(request.params.id);
    return message ? describe(message) : reply.code(404).send({ error: 'There is no such message' });
  });

  const evidence = '/registered-delivery/api/messages/:id/evidence/:event';
  app.get<MessageRequest>(evidence, counter, async (request, reply) => {
    const message = store.find(request.params.id);
    const event = message?.events.find(({ id }) => id === request.params.event);
    if (!message || !event || event.status === 'received')
      return reply.code(404).send({ error: 'No evidence' });
    return reply.type('application/pdf').send(Buffer.from(await writeEvidence(message, event)));
  });
}

/** What people and tests look at. */
function registerPages(app: FastifyInstance, { store, clock, office }: Provider): void {
  app.get('/registered-delivery', (_request, reply) =>
    reply.type('text/html').send(renderListPage(store.list(), clock.now())),
  );

  app.get('/registered-delivery/desk/messages', async () => ({
    messages: store.list().map(({ document: _, enclosures: __, ...message }) => message),
  }));

  app.post<MessageRequest>('/registered-delivery/clock', async (request, reply) => {
    const hours = Number(request.body?.hours);
    if (!(hours > 0 && hours <= MAX_HOURS)) return reply.callNotFound();
    await office.hurry(hours * 3600);
    return reply.redirect('/registered-delivery', 303);
  });

  app.get<MessageRequest>('/registered-delivery/:id', (request, reply) => {
    const message = store.find(request.params.id);
    if (message === undefined) return reply.callNotFound();
    const policy = reply.getHeader('content-security-policy');
    reply.header('content-security-policy', `${policy}; frame-src 'self'`);
    return reply.type('text/html').send(renderMessagePage(message));
  });

  app.post<MessageRequest>('/registered-delivery/:id/move', async (request, reply) => {
    const message = store.find(request.params.id);
    const to = request.body?.to;
    const incident = INCIDENTS.find((known) => known === to);
    if (message === undefined || (to !== 'next' && incident === undefined)) return reply.callNotFound();
    await (incident ? office.happen(message, incident, null) : office.advance(message));
    return reply.redirect(`/registered-delivery/${message.id}`, 303);
  });

  app.get<MessageRequest>('/registered-delivery/:id/papers/:position', async (request, reply) => {
    const message = store.find(request.params.id);
    const papers = message && [message.document, ...message.enclosures.map(({ content }) => content)];
    const paper = papers?.[Number(request.params.position)];
    if (paper === undefined) return reply.callNotFound();
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'self'");
    return reply.type('application/pdf').send(Buffer.from(paper, 'base64'));
  });
}

function describe({ id, events }: Message) {
  return { id, events: events.map(({ isTold: _, ...event }) => event) };
}

const LEFT = 64;
const TOP = 770;

/** What proves a step of a message, as PDF. */
async function writeEvidence(
  { id, key, recipient }: Message,
  { status, occurredAt }: MessageEvent,
): Promise<Uint8Array> {
  const rows = [
    ['Message', id],
    ['Addressee', recipient.email],
    ['Event', status],
    ['On', formatMoment(new Date(occurredAt))],
    ['Reference', key],
  ] as const;
  const pdf = PDF.create();
  const page = pdf.addPage({ size: 'a4' });
  const plain = { font: StandardFonts.Helvetica } as const;
  const bold = { font: StandardFonts.HelveticaBold } as const;
  page.drawText(`Evidence: ${status}`, { x: LEFT, y: TOP, size: 20, ...bold });
  page.drawText('From a stand-in: this proves nothing.', { x: LEFT, y: TOP - 22, size: 10, ...plain });
  for (const [index, [label, value]] of rows.entries()) {
    const y = TOP - 70 - index * 24;
    page.drawText(label, { x: LEFT, y, size: 11, ...bold });
    page.drawText(value, { x: LEFT + 150, y, size: 11, ...plain });
  }
  return pdf.save();
}
