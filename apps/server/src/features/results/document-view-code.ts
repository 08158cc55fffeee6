import { createHmac } from 'node:crypto';

/**
 * What the database keeps of the code in a secured link. Keyed, so that whoever reads the database can neither use
 * the codes nor try guesses against them; and bound to its purpose, so that it is not found as another kind of code.
 */
export function digestOfViewCode(code: string, secret: string): string {
  return createHmac('sha256', secret).update(`document-view:${code.trim()}`).digest('hex');
}
