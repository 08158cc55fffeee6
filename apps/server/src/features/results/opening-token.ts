import * as z from 'zod';
import { createSeal } from '../../database/sealed-text.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';

/** Long enough to read a draft; whoever reads on proves again who they are. */
const LIFETIME = 30 * 60_000;

const contentSchema = z.object({ visitId: z.string(), until: z.iso.datetime() });

/** What an opening gives its reader to show with every reading. Nothing of it is stored: it ends by itself. */
export function sealOpening(
  { settings }: Pick<Tools, 'settings'>,
  { visitId, at }: { readonly visitId: string; readonly at: Date },
): { readonly token: string; readonly expiresAt: string } {
  const until = new Date(at.getTime() + LIFETIME).toISOString();
  const token = sealOf(settings).close(JSON.stringify({ visitId, until })).toString('base64url');
  return { token, expiresAt: until };
}

/** The visit of a token that is ours and has not run out. */
export function readOpening(
  { settings }: Pick<Tools, 'settings'>,
  { token, at }: { readonly token: string; readonly at: Date },
): string {
  const content = unseal(settings, token);
  if (content === undefined || new Date(content.until) <= at) throw new ProblemError('opening-over');
  return content.visitId;
}

function unseal(settings: Tools['settings'], token: string) {
  try {
    return contentSchema.parse(JSON.parse(sealOf(settings).open(Buffer.from(token, 'base64url'))));
  } catch {
    return undefined;
  }
}

function sealOf({ codeSecret }: Tools['settings']) {
  return createSeal(codeSecret, 'openings of drafts');
}
