import type { Problem, ProblemCode } from '@prorata/contract/problems';
import { useTranslation } from '../language/use-translation.ts';

/** A refusal with a code that has a phrase: from the API, or raised here when the API cannot be reached. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number | undefined;
  readonly fields: NonNullable<Problem['errors']>;
  readonly params: NonNullable<Problem['params']>;
  readonly requestId: string | undefined;
  /** The whole body: some codes carry members of their own, such as what changed under a stale edit. */
  readonly problem: Partial<Problem>;

  constructor(problem: Partial<Problem> & { readonly code: ProblemCode }, options?: ErrorOptions) {
    super(`${problem.status ?? ''} ${problem.code}`.trim(), options);
    this.code = problem.code;
    this.status = problem.status;
    this.fields = problem.errors ?? [];
    this.params = problem.params ?? {};
    this.requestId = problem.requestId;
    this.problem = problem;
  }
}

/** Somebody else changed meanwhile what this was about. */
export function isStale(error: Error): boolean {
  return error instanceof ProblemError && error.code === 'stale';
}

/** An answer that is neither what was asked for nor a problem of ours, as from a proxy on the way. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
  readonly status: number;
  readonly statusText: string;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super([`${status} ${statusText}`.trim(), readableBody(body)].filter(Boolean).join(': '));
    this.status = status;
    this.statusText = statusText;
    this.body = body;
  }
}

/** As much of an answer as fits into a message. */
const MAX_BODY_LENGTH = 300;

/** What a stranger's answer says, without the marks of a page. */
function readableBody(body: string): string {
  const words = body
    .replaceAll(/<(script|style|head)\b.*?<\/\1>/gis, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > MAX_BODY_LENGTH ? `${words.slice(0, MAX_BODY_LENGTH)}…` : words;
}

/** A failure in the words of the reader. */
interface ProblemText {
  readonly message: string;
  readonly requestId: string | undefined;
}

/** Says what went wrong: the phrase of the problem's code, or that something did. */
export function useProblem(): (error: unknown) => ProblemText {
  const { t, i18n } = useTranslation('problems');
  return (error) => {
    // A server that is newer than this page may know codes that have no phrase here yet.
    if (error instanceof ProblemError && i18n.exists(error.code, { ns: 'problems' })) {
      return { message: t(error.code, { code: '', ...error.params }), requestId: referenceOf(error) };
    }
    const remark = error instanceof UnexpectedAnswerError ? ` (${error.message})` : '';
    const requestId = error instanceof ProblemError ? error.requestId : undefined;
    return { message: `${t('fetch-error')}${remark}`, requestId };
  };
}

/** For support to find a failure of ours in the log. A refusal by a rule has said all there is to say. */
function referenceOf({ status, requestId }: ProblemError): string | undefined {
  return status !== undefined && status >= 500 ? requestId : undefined;
}
