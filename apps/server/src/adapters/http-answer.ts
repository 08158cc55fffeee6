const MAX_ANSWER_BYTES = 20 * 1024 * 1024;

/** What a service answered, as long as it is not out of all proportion. */
export async function readBody(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('The service answers too much.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Nothing when it is no JSON. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Why a service could not be asked: the cause says more than `fetch failed`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** How many seconds a service asks us to wait, a day at most; nothing when it does not. */
export function retryAfterOf(answer: Response): number | undefined {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : undefined;
}
