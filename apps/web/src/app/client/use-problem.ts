import { useTranslation } from 'react-i18next';
import { ProblemError, UnexpectedAnswerError } from './problem-error.ts';

/** A failure in the words of the reader. */
export interface ProblemInWords {
  readonly message: string;
  readonly requestId: string | undefined;
}

/** Says what went wrong: the phrase of the problem's code, or that something did. */
export function useProblem(): (error: unknown) => ProblemInWords {
  const { t } = useTranslation('problems');
  return (error) => {
    if (error instanceof ProblemError) {
      return { message: t(error.code, { code: '', ...error.params }), requestId: error.requestId };
    }
    const remark = error instanceof UnexpectedAnswerError ? ` (${error.message})` : '';
    return { message: `${t('fetch-error')}${remark}`, requestId: undefined };
  };
}
