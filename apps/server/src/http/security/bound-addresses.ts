import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

/** Well above any address of ours, and below anything that is dear to read. */
export const MAX_ADDRESS_LENGTH = 2_048;

/** A sign-in service comes back to a page with codes of any length; nothing on the server reads the query of a page. */
const PAGE = /^\/(?!api(?:[/?]|$)|hooks\/)[^?]*/i;

export function isAddressTooLong(url: string): boolean {
  if (url.length <= MAX_ADDRESS_LENGTH) return false;
  const counted = PAGE.exec(url)?.[0] ?? url;
  return counted.length > MAX_ADDRESS_LENGTH;
}

/** Refuses a long address with 414 before anything looks for what it names. */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (isAddressTooLong(url)) throw new ProblemError('address-too-long');
  });
}
