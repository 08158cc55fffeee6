import type { Product } from './product.ts';
import type { RoundWatch } from './round-watch.ts';

/** Longer than the server waits for anything. */
const ANSWER_MILLISECONDS = 45_000;
/** A person would have given up long before. */
const MAX_TRIES = 400;
const TOKEN_SECONDS = 20 * 365 * 86_400;

/** The act was carried out, but its answer was lost with the server: whoever asks again is told so. */
export const CARRIED_OUT = Symbol('carried out');

/** The product does not want it, and says why. */
export class RefusedError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(act: string, status: number, body: string) {
    super(`${act} was refused with ${status}: ${body.slice(0, 300)}`);
    this.status = status;
    this.code = /"code":"([\w-]+)"/.exec(body)?.[1] ?? '';
  }
}

export interface Asked {
  /** Who asks; nobody for the holder of a code. */
  readonly as: string | null;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly json?: object;
  readonly form?: () => FormData;
  /** Under which it may be repeated. */
  readonly key?: string;
}

/** Somebody who asks until there is an answer, each time under the same key, and remembers what they were told. */
export class Client {
  readonly #product: Product;
  readonly #watch: RoundWatch;
  readonly #tokens: Map<string, string>;

  constructor(product: Product, watch: RoundWatch, tokens: Map<string, string>) {
    this.#product = product;
    this.#watch = watch;
    this.#tokens = tokens;
  }

  async read<Answer>(as: string | null, path: string): Promise<Answer> {
    return (await this.#ask<Answer>({ as, path })) as Answer;
  }

  /** An act that counts: accepted once it is answered, or known to have been carried out. */
  async act<Answer>(asked: Asked): Promise<Answer | typeof CARRIED_OUT> {
    const answer = await this.#ask<Answer>({ method: 'POST', ...asked });
    this.#watch.tellAccepted();
    return answer;
  }

  async #ask<Answer>(asked: Asked): Promise<Answer | typeof CARRIED_OUT> {
    const name = `${asked.method ?? 'GET'} ${asked.path}`;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const startedAt = performance.now();
      const answer = await this.#send(asked);
      if (answer === undefined) {
        this.#watch.inDoubt += 1;
        if (!this.#watch.explainsSilence(startedAt)) {
          this.#watch.violations.push(`${name} was not answered, and nothing was wrong.`);
        }
      } else if (answer.status < 300) {
        return (answer.body === '' ? null : JSON.parse(answer.body)) as Answer;
      } else if (answer.status < 500) {
        const refusal = new RefusedError(name, answer.status, answer.body);
        if (refusal.code === 'already-carried-out') return CARRIED_OUT;
        throw refusal;
      } else if (!this.#watch.explains(answer.status, startedAt)) {
        this.#watch.violations.push(`${name} was answered ${answer.status}: ${answer.body.slice(0, 500)}`);
      }
      await this.#watch.pause();
    }
    throw new Error(`${name} never succeeded.`);
  }

  async #send({ as, method = 'GET', path, json, form, key }: Asked) {
    const headers = {
      ...(as !== null && { authorization: `Bearer ${await this.#tokenOf(as)}` }),
      ...(key !== undefined && { 'idempotency-key': key.replaceAll(' ', '/') }),
      ...(json && { 'content-type': 'application/json' }),
    };
    try {
      const answer = await fetch(`${this.#product.address}${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
        ...(json && { body: JSON.stringify(json) }),
        ...(form && { body: form() }),
      });
      return { status: answer.status, body: await answer.text() };
    } catch {
      return undefined;
    }
  }

  async #tokenOf(subject: string): Promise<string> {
    const known = this.#tokens.get(subject);
    if (known !== undefined) return known;
    const token = await this.#product.authority.signToken({ sub: subject }, { expiresIn: TOKEN_SECONDS });
    this.#tokens.set(subject, token);
    return token;
  }
}
