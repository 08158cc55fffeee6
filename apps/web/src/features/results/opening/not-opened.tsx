import { IconFileX, IconLinkOff } from '@tabler/icons-react';
import { Empty, LoadError } from '../../../components/states.tsx';
import { ProblemError, useProblem } from '../../../platform/client/problem.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { usePageTitle } from '../../../platform/page-title.ts';

/** A link that opens nothing, and what to do about it. */
export function NotOpened({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation(['opening', 'shell']);
  const inWords = useProblem();
  usePageTitle(t('shell:titles.draft'));
  if (isProblem(error, 'document-view-code-invalid')) {
    return (
      <Empty icon={IconLinkOff} title={t('gone.title')} isPage>
        {t('gone.text')}
      </Empty>
    );
  }
  if (isProblem(error, 'document-without-effect')) {
    return (
      <Empty icon={IconFileX} title={t('gone.withoutEffect')} isPage>
        {inWords(error).message}
      </Empty>
    );
  }
  return <LoadError title={t('act.failed')} {...inWords(error)} onRetry={onRetry} />;
}

export function isProblem(error: Error | null, code: string): boolean {
  return error instanceof ProblemError && error.code === code;
}
