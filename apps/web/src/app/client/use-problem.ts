import { useTranslation } from 'react-i18next';
import { ProblemError, UnexpectedAnswerError } from './problem-error.ts';

/** A failure in the words of the reader. */
export interface ProblemText {
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
