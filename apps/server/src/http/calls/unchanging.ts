const unchanging = new WeakSet<object>();
const written = new WeakMap<object, Buffer>();

/** Says of an answer that it stays the same for as long as the process lives: it is checked and written out once. */
export function neverChanges<Answer extends object>(answer: Answer): Answer {
  unchanging.add(answer);
  return answer;
}

/** An answer as it is sent, where it never changes; `check` is asked for it the first time. */
export function writtenOnce(answer: unknown, check: (answer: object) => unknown): Buffer | undefined {
  if (typeof answer !== 'object' || answer === null || !unchanging.has(answer)) return undefined;
  const bytes = written.get(answer) ?? Buffer.from(JSON.stringify(check(answer)));
  written.set(answer, bytes);
  return bytes;
}
