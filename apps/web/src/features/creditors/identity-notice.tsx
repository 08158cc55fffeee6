import { Button } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { PageBody } from '../../components/page.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { creditorsQuery } from '../dossiers/dossier-queries.ts';
import { IdentityDialog } from './identity-dialog.tsx';
import { listIdentityQuestions } from './identity-questions.ts';

/** Over the statements: creditors of whom the office must say who they are, or of whom it may say otherwise. */
export function IdentityNotice({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('creditors');
  const [isAsking, setAsking] = useState(false);
  const creditors = useQuery({ ...creditorsQuery(dossier.id), enabled: !dossier.isReadOnly });
  const questions = listIdentityQuestions(creditors.data?.items ?? []);
  const open = questions.filter(({ answer }) => answer === undefined).length;
  if (questions.length === 0 && !isAsking) return null;
  return (
    <PageBody>
      <Notice
        tone={open > 0 ? 'warning' : 'slate'}
        icon={IconUserQuestion}
        acts={
          <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
            {open > 0 ? t('answer') : t('change')}
          </Button>
        }
      >
        {open > 0 ? t('open', { count: open }) : t('answered', { count: questions.length })}
      </Notice>
      <IdentityDialog dossierId={dossier.id} opened={isAsking} onClose={() => setAsking(false)} />
    </PageBody>
  );
}
