import { expect } from 'vitest';

/** Expects that the database refuses to do it, by the rule of that name. */
export async function expectRefused(attempt: Promise<unknown>, rule: string): Promise<void> {
  const error = await attempt.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error, `not refused by ${rule}`).toBeInstanceOf(Error);
  expect(error.constraint ?? error.message).toBe(rule);
}
