import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StandIn } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { checkInvoice } from './check-invoice.ts';
import { DocumentStore, type StoredDocument } from './document-store.ts';
import { renderDocumentPage, renderListPage } from './pages.ts';

interface DocumentRequest {
  Params: { id: string };
  Querystring: { key?: string };
  Body: { to?: string } | null;
}

const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** So long a document is under way before its receiver has it. */
const TRAVEL_MILLISECONDS = 20_000;
const NOT_FOUND_REASON = 'SMP: the receiver is not registered for Peppol BIS Billing 3.0';

/** An access point of the Peppol network: takes invoices over HTTP, checks them, and shows them under /access-point. */
export async function registerAccessPoint(app: FastifyInstance, settings: Settings): Promise<void> {
  const store = await DocumentStore.open(path.join(settings.dataFolder, 'access-point'));
  registerCounter(app, store, settings.accessPointKey);
  registerPages(app, store);
}

/** What the product speaks to. */
function registerCounter(app: FastifyInstance, store: DocumentStore, apiKey: string): void {
  const requireApiKey = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== `Bearer ${apiKey}`) {
      return reply.code(401).send({ error: 'The access point does not know you' });
    }
  };
  const counter = { onRequest: requireApiKey, bodyLimit: MAX_DOCUMENT_BYTES };
  app.addContentTypeParser('application/xml', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  /** One after the other, so that two of one key or number that come at once are not both new. */
  let last: Promise<unknown> = Promise.resolve();

  app.post('/access-point/api/documents', counter, (request, reply) => {
    const mine = last.then(() => take(store, request, reply));
    last = mine.catch(() => {});
    return mine;
  });

  app.get<DocumentRequest>('/access-point/api/documents', counter, async (request, reply) =>
    answer(store, store.findByKey(request.query.key ?? ''), reply),
  );

  app.get<DocumentRequest>('/access-point/api/documents/:id', counter, async (request, reply) =>
    answer(store, store.find(request.params.id), reply),
  );
}

async function take(store: DocumentStore, request: FastifyRequest, reply: FastifyReply) {
  const key = String(request.headers['idempotency-key'] ?? '');
  const xml = String(request.body ?? '');
  if (key === '') return reply.code(400).send({ error: 'A key is missing' });
  const known = store.findByKey(key);
  if (known) return answer(store, known, reply);
  const { invoice, findings } = checkInvoice(xml);
  const twin = invoice && store.findTwin(invoice);
  const reasons = [...findings, ...(twin ? [`DUPLICATE: ${twin.invoice.number} was sent before`] : [])];
  if (invoice === undefined || reasons.length > 0) {
    return reply.code(422).send({ error: 'The document breaks the rules', reasons });
  }
  return answer(store, await store.add(key, xml, invoice, new Date()), reply.code(201));
}

async function answer(store: DocumentStore, document: StoredDocument | undefined, reply: FastifyReply) {
  if (document === undefined) return reply.code(404).send({ error: 'There is no such document' });
  const { id, status, reasons } = await travelOn(store, document);
  return reply.send({ id, status, reasons });
}

/** By itself a document arrives after some seconds. */
async function travelOn(store: DocumentStore, document: StoredDocument): Promise<StoredDocument> {
  const age = Date.now() - Date.parse(document.acceptedAt);
  if (document.status !== 'accepted' || age < TRAVEL_MILLISECONDS) return document;
  document.status = 'delivered';
  await store.save(document);
  return document;
}

/** What people look at. */
function registerPages(app: FastifyInstance, store: DocumentStore): void {
  app.get('/access-point', async (_request, reply) => {
    for (const document of store.list()) await travelOn(store, document);
    return reply.type('text/html').send(renderListPage(store.list()));
  });

  app.get('/access-point/desk/documents', async () => ({ documents: store.list() }));

  app.get<DocumentRequest>('/access-point/:id', async (request, reply) => {
    const document = store.find(request.params.id);
    if (document === undefined) return reply.callNotFound();
    const xml = (await store.readXml(document)).toString('utf8');
    return reply.type('text/html').send(renderDocumentPage(await travelOn(store, document), xml));
  });

  app.post<DocumentRequest>('/access-point/:id/move', async (request, reply) => {
    const document = store.find(request.params.id);
    const to = request.body?.to;
    if (document?.status !== 'accepted' || (to !== 'delivered' && to !== 'rejected'))
      return reply.callNotFound();
    document.status = to;
    document.reasons = to === 'rejected' ? [NOT_FOUND_REASON] : [];
    await store.save(document);
    return reply.redirect(`/access-point/${document.id}`, 303);
  });
}

/** How the overview of the stand-ins presents the access point. */
export const ACCESS_POINT: StandIn = {
  name: 'Stand-in access point',
  text: 'In place of an access point of the Peppol network, which carries e-invoices. It checks what it is handed and shows it here; nothing is sent on.',
  links: [{ href: '/access-point', text: 'Look at e-invoices' }],
};
