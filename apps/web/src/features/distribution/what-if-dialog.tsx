import { Box, Button, Modal, Paper, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type Circle, dossierInvalidProblemSchema } from '@prorata/contract/distribution/finding';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconArrowBackUp, IconArrowsDiff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Empty, LoadError, Loading, Refusal } from '../../components/states.tsx';
import { Acts } from '../../components/text.tsx';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { CircleDecisions } from './circle-decisions.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { sharingStatementsQuery, whatIfQuery } from './distribution-queries.ts';
import { useFindingPhrase } from './findings-card.tsx';
import { circlesOf, type OrderDecision, startingOrders } from './order-decisions.ts';
import classes from './what-if.module.css';
import { WhatIfAmounts } from './what-if-amounts.tsx';
import { BALANCE, type Change, type Changeable, isEmpty, readChange, type Typed } from './what-if-change.ts';

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
  const language = useLanguage();
  const [texts, setTexts] = useState<Typed['texts']>({});
  const typed = useMemo(() => ({ texts, language }), [texts, language]);
  const amounts = useAmounts(dossier, statements.data);
  const change = useMemo(() => readChange(amounts, typed), [amounts, typed]);
  const [asked] = useDebouncedValue(change, PAUSE_MILLISECONDS);
  if (statements.isError)
    return <LoadError {...inWords(statements.error)} onRetry={() => void statements.refetch()} />;
  if (statements.data === undefined) return <Loading rows={6} />;
  return (
    <Stack gap="lg">
      <Text>{t('whatIf.text')}</Text>
      <div className={classes.sides}>
        <WhatIfAmounts amounts={amounts} typed={typed} onType={setTexts} />
        <WhatIfOutcome dossierId={dossier.id} change={asked} />
      </div>
      <Acts mt={0}>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp />}
          disabled={Object.keys(texts).length === 0}
          onClick={() => setTexts({})}
        >
          {t('whatIf.reset')}
        </Button>
        <Button onClick={onClose}>{t('comparison.close')}</Button>
      </Acts>
    </Stack>
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

interface WhatIfOutcomeProps {
  readonly dossierId: string;
  /** Nothing while a field holds something that is no amount. */
  readonly change: Change | undefined;
}

/** What the change would do to everyone, or why it cannot be calculated. */
function WhatIfOutcome({ dossierId, change }: WhatIfOutcomeProps) {
  const { t } = useTranslation('calculation');
  const [orders, setOrders] = useState<readonly OrderDecision[]>([]);
  const isAsked = change !== undefined && !isEmpty(change);
  const comparison = useQuery({
    ...whatIfQuery(dossierId, change && { ...change, orders: [...orders] }),
    enabled: isAsked,
  });
  if (!isAsked) {
    return (
      <Paper bd="1px dashed slate.3">
        <Empty icon={IconArrowsDiff} title={t('whatIf.start')}>
          {t('whatIf.startText')}
        </Empty>
      </Paper>
    );
  }
  const circles = circlesOf(comparison.error);
  if (circles !== undefined) return <OrderQuestion circles={circles} onDecide={setOrders} />;
  if (comparison.isError) return <Impossible error={comparison.error} />;
  if (comparison.data === undefined) return <Loading rows={6} />;
  return (
    <Box opacity={comparison.isPlaceholderData ? 0.5 : 1}>
      <ComparisonTable comparison={comparison.data} before={t('whatIf.before')} after={t('whatIf.after')} />
    </Box>
  );
}

interface OrderQuestionProps {
  readonly circles: readonly Circle[];
  readonly onDecide: (orders: readonly OrderDecision[]) => void;
}

/** Where the law gives no order and nobody has fixed one yet, one is tried out. */
function OrderQuestion({ circles, onDecide }: OrderQuestionProps) {
  const { t } = useTranslation('calculation');
  const [orders, setOrders] = useState(() => startingOrders(circles));
  // Tried out, it needs no reason of its own; the server asks for one with every order.
  const reason = t('whatIf.title');
  return (
    <Stack>
      <Text>{t('whatIf.orderText')}</Text>
      <CircleDecisions circles={circles} value={orders} onChange={setOrders} isReasonAsked={false} />
      <Acts mt={0}>
        <Button onClick={() => onDecide(orders.map((order) => ({ ...order, reason })))}>
          {t('whatIf.orderVerb')}
        </Button>
      </Acts>
    </Stack>
  );
}

function Impossible({ error }: { readonly error: Error }) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const phrase = useFindingPhrase();
  const problem = error instanceof ProblemError ? error.problem : undefined;
  const { data } = dossierInvalidProblemSchema.safeParse(problem);
  const said = inWords(error);
  const message = data === undefined ? said.message : data.findings.map(phrase).join(' ');
  return <Refusal {...said} title={t('whatIf.failed')} message={message || said.message} />;
}
