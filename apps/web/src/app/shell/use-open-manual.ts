import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { showFailure } from '../../platform/toasts.ts';
import { readManual } from './read-manual.ts';

/** Opens the manual in the reader's language beside the work. */
export function useOpenManual() {
  const { t } = useTranslation();
  const language = useLanguage();
  const inWords = useProblem();
  const manual = useMutation({
    mutationFn: () => readManual(language),
    onSuccess: openFile,
    onError: (error) => showFailure(t('manualUnavailable'), inWords(error).message),
  });
  return { openManual: () => manual.mutate(), isOpening: manual.isPending };
}
