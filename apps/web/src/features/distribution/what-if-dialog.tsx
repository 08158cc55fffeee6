import { Button, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { sharingStatementsQuery } from './distribution-queries.ts';
import { WhatIfAmounts } from './what-if-amounts.tsx';
import { BALANCE, type Changeable, readChange, type Typed } from './what-if-change.ts';
import classes from './what-if-dialog.module.css';
import { WhatIfOutcome } from './what-if-outcome.tsx';

/** While somebody types, half an amount need not be calculated. */
const PAUSE_MILLISECONDS = 300;

interface WhatIfDialogProps {
  readonly dossier: Dossier;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What everyone would get if an amount were otherwise. It only looks: nothing of the dossier changes. */
export function WhatIfDialog({ dossier, opened, onClose }: WhatIfDialogProps) {
  const { t } = useTranslation('calculation');
  return (
    <Modal opened={opened} onClose={onClose} size={1120} title={t('whatIf.title')} withCloseButton={false}>
      {opened && <WhatIf dossier={dossier} onClose={onClose} />}
    </Modal>
  );
}

function WhatIf({ dossier, onClose }: Omit<WhatIfDialogProps, 'opened'>) {
  const { t } = useTranslation(['calculation', 'states']);
  const inWords = useProblem();
  const statements = useQuery(sharingStatementsQuery(dossier.id));
  const [typed, setTyped] = useState<Typed>({});
  const amounts = useAmounts(dossier, statements.data);
  const change = useMemo(() => readChange(amounts, typed), [amounts, typed]);
  const [asked] = useDebouncedValue(change, PAUSE_MILLISECONDS);
  if (statements.isError)
    return <LoadError {...inWords(statements.error)} onRetry={() => void statements.refetch()} />;
  if (statements.data === undefined) return <Loading rows={6} />;
  return (
    <div className={classes.content}>
      <p className={classes.text}>{t('whatIf.text')}</p>
      <div className={classes.sides}>
        <WhatIfAmounts amounts={amounts} typed={typed} onType={setTyped} />
        <WhatIfOutcome dossierId={dossier.id} change={asked} />
      </div>
      <div className={classes.acts}>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
          disabled={Object.keys(typed).length === 0}
          onClick={() => setTyped({})}
        >
          {t('whatIf.reset')}
        </Button>
        <Button onClick={onClose}>{t('comparison.close')}</Button>
      </div>
    </div>
  );
}

/** The amounts as they stand: the balance, what each asset brought in, what each creditor claims. */
function useAmounts(
  dossier: Dossier,
  statements: readonly { id: string; creditorName: string; totalAmountClaimed: number }[] = [],
): readonly Changeable[] {
  const { t } = useTranslation('calculation');
  const { balanceToDistribute, soldAssets } = dossier;
  return useMemo(
    () => [
      { id: BALANCE, kind: 'balance', name: t('whatIf.balance'), euros: balanceToDistribute ?? 0 },
      ...soldAssets.map(
        ({ id, name, collectedAmount }) => ({ id, kind: 'asset', name, euros: collectedAmount }) as const,
      ),
      ...statements.map(
        ({ id, creditorName, totalAmountClaimed }) =>
          ({ id, kind: 'statement', name: creditorName, euros: totalAmountClaimed }) as const,
      ),
    ],
    [t, balanceToDistribute, soldAssets, statements],
  );
}
