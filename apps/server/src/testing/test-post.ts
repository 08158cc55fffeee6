import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface PostedLetter {
  readonly id: string;
  readonly key: string;
  readonly body: {
    readonly recipient: Record<string, unknown>;
    readonly document: string;
    readonly enclosures: unknown[];
  };
  readonly barcode: string;
  events: { id: string; status: string; occurredAt: string; detail?: string }[];
  hasProof: boolean;
}

/** Answers in place of the post, with whatever the test thinks of; `true` when it did. */
type Disturbance = (request: IncomingMessage, answer: ServerResponse) => boolean;

/** A real HTTP server in the place of the post, or of the provider of qualified delivery, which keeps letters by their key and does what a test asks. */
export class TestPost {
  readonly letters: PostedLetter[] = [];
  /** Keys of all requests to send, also those that were disturbed. */
  readonly asked: string[] = [];
  readonly credentials: (string | undefined)[] = [];
  /** Before a letter is kept. */
  disturb: Disturbance = () => false;
  /** After a letter was kept: the post has it, and the product does not hear so. */
  disturbAnswer: Disturbance = () => false;

  #server: Server | undefined;
  #port = 0;
  #taken = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/v1`;
  }

  async start(): Promise<void> {
    this.#server = createServer((request, answer) => {
      this.#answer(request, answer).catch(() => answer.destroy());
    });
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    this.#server?.closeAllConnections();
    await closed;
  }

  reset(): void {
    this.letters.length = 0;
    this.asked.length = 0;
    this.disturb = () => false;
    this.disturbAnswer = () => false;
  }

  /** Lets something happen to a letter. */
  happens(letter: PostedLetter | undefined, status: string, occurredAt: Date): string {
    if (letter === undefined) throw new Error('There is no such letter.');
    const id = `${letter.id}-${letter.events.length + 1}`;
    letter.events.push({ id, status, occurredAt: occurredAt.toISOString() });
    return id;
  }

  async #answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    this.credentials.push(request.headers.authorization);
    const body = request.method === 'POST' ? await json(request) : undefined;
    const key = String(request.headers['idempotency-key']);
    if (body) this.asked.push(key);
    if (this.disturb(request, answer)) return;
    const [, , , id, proof, eventId] = (request.url ?? '').split('/');
    const letter = body
      ? this.#keep(key, body as PostedLetter['body'])
      : this.letters.find((one) => one.id === id);
    if (letter === undefined || (proof && !letter.hasProof)) return void answer.writeHead(404).end();
    if (this.disturbAnswer(request, answer)) return;
    if (proof) return void answer.end(`%PDF-1.7 ${eventId ?? 'proof'}`);
    const { barcode, events } = letter;
    answer.writeHead(201, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ id: letter.id, barcode, events }));
  }

  #keep(key: string, body: PostedLetter['body']): PostedLetter {
    const known = this.letters.find((letter) => letter.key === key);
    if (known) return known;
    this.#taken += 1;
    const serial = `${this.#taken}`.padStart(8, '0');
    const letter = { id: `L${serial}`, key, body, barcode: `JJBEA${serial}`, events: [], hasProof: false };
    this.letters.push(letter);
    return letter;
  }
}
