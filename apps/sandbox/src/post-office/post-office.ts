import path from 'node:path';
import { PDF, StandardFonts } from '@libpdf/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StandIn } from '../pages/page.ts';
import { formatMoment } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { isDeposited, type Letter, nextStation, orderSchema, type Status } from './letter.ts';
import { LetterStore } from './letter-store.ts';
import { INCIDENTS, type Incident, renderLetterPage, renderListPage } from './pages.ts';
import { PostClock, SortingOffice } from './sorting-office.ts';
import { StatusNotifier } from './status-notifier.ts';

interface LetterRequest {
  Params: { id: string; position?: string };
  Body: { to?: string; hours?: string | number } | null;
}

interface Post {
  readonly store: LetterStore;
  readonly clock: PostClock;
  readonly office: SortingOffice<Letter, Status>;
}

const MAX_LETTER_BYTES = 40 * 1024 * 1024;
const MAX_HOURS = 24 * 365;

/** The post: takes letters over HTTP, carries them from station to station, and shows them under /post. */
export async function registerPostOffice(app: FastifyInstance, settings: Settings): Promise<void> {
  const folder = path.join(settings.dataFolder, 'post');
  const store = await LetterStore.open(folder);
  const clock = await PostClock.open(path.join(folder, 'clock'));
  const notifier = new StatusNotifier<Letter>({
    address: `${settings.serverAddress}/hooks/registeredPost`,
    key: settings.postKeys.hook,
    header: 'x-post-signature',
    describe: ({ id, barcode }) => ({ letterId: id, barcode }),
  });
  const office = new SortingOffice({ store, clock, notifier, nextStation });
  office.open();
  app.addHook('onClose', () => office.close());
  registerCounter(app, { store, clock, office }, settings.postKeys.api);
  registerPages(app, { store, clock, office });
}

/** What the product speaks to. */
function registerCounter(app: FastifyInstance, { store, clock }: Post, apiKey: string): void {
  const requireApiKey = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== `Bearer ${apiKey}`) {
      return reply.code(401).send({ error: 'The post does not know you' });
    }
  };
  const counter = { onRequest: requireApiKey, bodyLimit: MAX_LETTER_BYTES };
  /** Of two requests under one key that come at once, the second waits for the letter of the first. */
  const arriving = new Map<string, Promise<Letter>>();

  app.post('/post/api/letters', counter, async (request, reply) => {
    const key = String(request.headers['idempotency-key'] ?? '');
    const { data: order, error } = orderSchema.safeParse(request.body);
    if (key === '' || !order) {
      const [issue] = error?.issues ?? [];
      return reply
        .code(422)
        .send({ error: issue ? `${issue.path.join('.')}: ${issue.message}` : 'A key is missing' });
    }
    const known = store.findByKey(key);
    const taken = known ?? (await (arriving.get(key) ?? take(key, () => store.add(key, order, clock.now()))));
    return reply.code(known ? 200 : 201).send(describe(taken));
  });

  function take(key: string, add: () => Promise<Letter>): Promise<Letter> {
    const letter = add().finally(() => arriving.delete(key));
    arriving.set(key, letter);
    return letter;
  }

  app.get<LetterRequest>('/post/api/letters/:id', counter, async (request, reply) => {
    const letter = store.find(request.params.id);
    return letter ? describe(letter) : reply.code(404).send({ error: 'There is no such letter' });
  });

  app.get<LetterRequest>('/post/api/letters/:id/proof-of-deposit', counter, async (request, reply) => {
    const letter = store.find(request.params.id);
    if (!letter || !isDeposited(letter)) return reply.code(404).send({ error: 'Not deposited' });
    return reply.type('application/pdf').send(Buffer.from(await writeProof(letter)));
  });
}

/** What people and tests look at. */
function registerPages(app: FastifyInstance, { store, clock, office }: Post): void {
  app.get<LetterRequest>('/post', (_request, reply) =>
    reply.type('text/html').send(renderListPage(store.list(), clock.now())),
  );

  app.get('/post/desk/letters', async () => ({ letters: store.list() }));

  app.post<LetterRequest>('/post/clock', async (request, reply) => {
    const hours = Number(request.body?.hours);
    if (!(hours > 0 && hours <= MAX_HOURS)) return reply.callNotFound();
    await office.hurry(hours * 3600);
    return reply.redirect('/post', 303);
  });

  app.get<LetterRequest>('/post/:id', (request, reply) => {
    const letter = store.find(request.params.id);
    if (letter === undefined) return reply.callNotFound();
    const policy = reply.getHeader('content-security-policy');
    reply.header('content-security-policy', `${policy}; frame-src 'self'`);
    return reply.type('text/html').send(renderLetterPage(letter));
  });

  app.post<LetterRequest>('/post/:id/move', async (request, reply) => {
    const letter = store.find(request.params.id);
    const to = request.body?.to;
    const incident = INCIDENTS.find((known) => known === to);
    if (letter === undefined || (to !== 'next' && incident === undefined)) return reply.callNotFound();
    await (incident ? office.happen(letter, ...consequenceOf(incident)) : office.advance(letter));
    return reply.redirect(`/post/${letter.id}`, 303);
  });

  app.get<LetterRequest>('/post/:id/papers/:position', async (request, reply) => {
    const letter = store.find(request.params.id);
    const position = Number(request.params.position);
    if (letter === undefined || !(position >= 0 && position <= letter.enclosures.length))
      return reply.callNotFound();
    return sendPdf(reply, await store.readPaper(letter, position));
  });

  app.get<LetterRequest>('/post/:id/proof.pdf', async (request, reply) => {
    const letter = store.find(request.params.id);
    if (letter === undefined || !isDeposited(letter)) return reply.callNotFound();
    return sendPdf(reply, Buffer.from(await writeProof(letter)));
  });
}

function consequenceOf(incident: Incident): [Status, string | null] {
  if (incident === 'unknown' || incident === 'refused' || incident === 'uncollected')
    return ['returned', incident];
  return [incident, null];
}

function sendPdf(reply: FastifyReply, content: Buffer): FastifyReply {
  reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'self'");
  return reply.type('application/pdf').send(content);
}

function describe({ id, barcode, events }: Letter) {
  return { id, barcode, events: events.map(({ isTold: _, ...event }) => event) };
}

/** How the overview of the stand-ins presents the post office. */
export const POST_OFFICE: StandIn = {
  name: 'Stand-in post office',
  text: 'In place of the postal service that prints and delivers registered letters. The letters can be looked at here; nothing is posted.',
  links: [{ href: '/post', text: 'Look at letters' }],
};

const LEFT = 64;
const TOP = 770;

/** The paper by which the post proves that a letter was deposited, as PDF. */
async function writeProof(letter: Letter): Promise<Uint8Array> {
  const { name, line1, line2, postcode, town } = letter.recipient;
  const deposited = letter.events.find(({ status }) => status === 'deposited');
  const moment = deposited ? formatMoment(new Date(deposited.occurredAt)) : '';
  const rows = [
    ['Barcode', letter.barcode.replaceAll(/(\d{4})(?=\d)/g, '$1 ')],
    ['Addressee', name],
    ['', [line1, line2].filter(Boolean).join(', ')],
    ['', `${postcode} ${town}`],
    ['Deposited on', moment],
    ['Service', 'Registered letter with receipt'],
    ['Reference', letter.key],
  ] as const;
  const pdf = PDF.create();
  const page = pdf.addPage({ size: 'a4' });
  page.drawText('Proof of deposit', { x: LEFT, y: TOP, size: 20, font: StandardFonts.HelveticaBold });
  page.drawText('From a stand-in post office: this proves nothing.', {
    x: LEFT,
    y: TOP - 22,
    size: 10,
    font: StandardFonts.Helvetica,
  });
  for (const [index, [label, value]] of rows.entries()) {
    const y = TOP - 70 - index * 24;
    page.drawText(label, { x: LEFT, y, size: 11, font: StandardFonts.HelveticaBold });
    page.drawText(inPlainLetters(value), { x: LEFT + 150, y, size: 11, font: StandardFonts.Helvetica });
  }
  return pdf.save();
}

/** The fonts that every PDF reader brings know western letters only. */
function inPlainLetters(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');
}
