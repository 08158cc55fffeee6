import { Anchor, Box, Group, Text } from '@mantine/core';
import type { Collection } from '@prorata/contract/dossiers/collection';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AutomaticChip } from '../../components/badges.tsx';
import { Block } from '../../components/block.tsx';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './balance.module.css';
import { groupCharges } from './group-charges.ts';
import { useTariffProblem } from './use-tariff-problem.ts';

/** What the tariff charges in the dossier; calculated, and so for nobody to edit. */
export function TariffCard({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation('dossiers');
  return (
    <Block
      title={t('balance.tariff.title')}
      remark={<AutomaticChip />}
      isCalculated
      act={
        <Anchor size="sm" renderRoot={(props) => <Link to="." search={{ tab: 'costs' }} {...props} />}>
          {t('balance.tariff.details')}
        </Anchor>
      }
    >
      <Content collection={collection} />
    </Block>
  );
}

/** The charges, or what is missing to know them. */
function Content({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation('dossiers');
  const inWords = useProblem();
  const problem = useTariffProblem(collection);
  const { tariffDate, balanceToDistribute } = collection;
  if (problem !== undefined) {
    const { message } = inWords(problem);
    return (
      <Box p="md">
        <Refusal title={t('balance.tariff.notCalculated')} message={message} />
      </Box>
    );
  }
  if (tariffDate !== null && balanceToDistribute !== null) {
    return <Charges collection={collection} tariffDate={tariffDate} />;
  }
  return (
    <Text p="lg" c="dimmed">
      {t(tariffDate === null ? 'balance.tariff.noDate' : 'balance.tariff.noBalance')}
    </Text>
  );
}

interface ChargesProps {
  readonly collection: Collection;
  readonly tariffDate: string;
}

function Charges({ collection: { dossierCosts, totals, chargedIn }, tariffDate }: ChargesProps) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  const { kinds, vat } = groupCharges(dossierCosts);
  return (
    <>
      <dl className={classes.charges}>
        {kinds.map(({ kind, posts, amount }) => (
          <Charge key={kind} euros={amount}>
            {t(`vocabulary:dossierCostKind.${kind}`)}
            <Hint span ms="sm">
              {t('balance.tariff.posts', { count: posts })}
            </Hint>
          </Charge>
        ))}
        {vat > 0 && <Charge euros={vat}>{t('balance.tariff.vat')}</Charge>}
        <Charge euros={totals.dossierCosts} isTotal>
          {t('balance.tariff.total')}
        </Charge>
      </dl>
      <Hint px="lg" pt="xs" pb="lg">
        {chargedIn === null
          ? t('balance.tariff.basis', { date: formatDate(tariffDate, language) })
          : t('balance.tariff.carried', { number: chargedIn })}
      </Hint>
    </>
  );
}

interface ChargeProps {
  readonly euros: number | null;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

function Charge({ euros, isTotal, children }: ChargeProps) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="lg" py="0.375rem" data-total={isTotal || undefined}>
      <dt>{children}</dt>
      <dd>
        <Amount euros={euros} unit="none" />
      </dd>
    </Group>
  );
}
