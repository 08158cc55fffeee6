import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../components/use-language.ts';
import { readManual } from '../../features/help/read-manual.ts';
import { openFile } from '../client/open-file.ts';
import { useProblem } from '../client/use-problem.ts';
import { showFailure } from './toasts.ts';

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
