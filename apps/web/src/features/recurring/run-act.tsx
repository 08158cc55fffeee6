import { Button } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Recurring } from '@prorata/contract/recurring/recurring';
import { IconScale } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { recurringQuery } from './recurring-queries.ts';
import { RunDialog } from './run-dialog.tsx';
import { useMonthWords } from './use-month-words.ts';

/** In the head of a recurring dossier: the next run, as soon as one can be made. Why it cannot is told in the tab. */
export function RunAct({ dossier }: { readonly dossier: Dossier }) {
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { data: recurring } = useQuery(recurringQuery(dossier.id));
  const [isAsked, setAsked] = useState(false);
  if (recurring === undefined || recurring.refusal !== null) return null;
  if (!me.canWriteDossiers || dossier.erasedAt !== null) return null;
  return (
    <>
      <Button leftSection={<IconScale />} onClick={() => setAsked(true)}>
        <RunVerb recurring={recurring} />
      </Button>
      <RunDialog dossier={dossier} recurring={recurring} opened={isAsked} onClose={() => setAsked(false)} />
    </>
  );
}

/** The month by its name, where only one waits. */
function RunVerb({ recurring: { receipts } }: { readonly recurring: Recurring }) {
  const { t } = useTranslation('recurring');
  const words = useMonthWords();
  const months = new Set(receipts.filter(({ run }) => run === null).map(({ month }) => month));
  const [only] = months;
  if (months.size !== 1 || only === undefined) return t('run.next');
  const name = words.long([only]).replace(/(?<!\s)\s*\d{4}$/, '');
  return t('run.ofMonth', { month: `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}` });
}
