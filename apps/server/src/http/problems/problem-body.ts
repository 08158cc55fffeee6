import type { Problem } from '@prorata/contract/problems';
import { problems as phrases } from '@prorata/i18n/en/problems';
import type { ProblemError } from './problem-error.ts';

/** The body of a refusal (RFC 9457). The title is English: the interface shows its own phrase for the code. */
export function problemBody(
  problem: ProblemError,
  request: { readonly id: string; readonly path: string },
): Problem {
  const { params, errors, detail, members } = problem.details;
  return {
    type: `urn:prorata:problem:${problem.code}`,
    title: fill(phrases[problem.code], params),
    status: problem.status,
    code: problem.code,
    ...(detail && { detail }),
    instance: request.path,
    requestId: request.id,
    ...(params && { params }),
    ...(errors && { errors: [...errors] }),
    ...members,
  };
}

function fill(phrase: string, params: Readonly<Record<string, string | number>> = {}): string {
  return phrase.replaceAll(/\{\{(\w+)\}\}/g, (variable, name: string) => String(params[name] ?? variable));
}
