import { Flex, Text } from '@mantine/core';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { IconAlertTriangle, IconCircleCheck, IconPencil, IconScale, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { LateChip } from '../../components/badges.tsx';
import type { Column } from '../../components/data-table.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { formatAmount, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './statement-columns.module.css';
import { ReviewStateBadge, useCreditorName } from './statement-state.tsx';

interface RowActs {
  readonly onOpen: (row: StatementRow) => void;
  readonly onRemove: (row: StatementRow) => void;
  readonly whyNotRemove: (row: StatementRow) => string | undefined;
}

export function useStatementColumns(acts: RowActs): Column<StatementRow>[] {
  const { t } = useTranslation(['statements', 'vocabulary', 'forms']);
  const nameOf = useCreditorName();
  return [
    {
      key: 'creditor',
      head: t('columns.creditor'),
      sort: 'creditorName',
      cell: (row) => <Creditor row={row} name={nameOf(row)} />,
    },
    {
      key: 'origin',
      head: t('columns.origin'),
      isSecondary: true,
      from: 'desk',
      cell: ({ origin }) => t(`origins.${origin}`),
    },
    {
      key: 'documents',
      head: t('columns.documents'),
      from: 'tablet',
      cell: (row) => <Documents row={row} />,
    },
    {
      key: 'sendOption',
      head: t('columns.sendOption'),
      isSecondary: true,
      from: 'desk',
      cell: ({ sendOption }) => (sendOption ? t(`vocabulary:sendOption.${sendOption}`) : NOTHING),
    },
    {
      key: 'declared',
      head: t('columns.declared'),
      align: 'end',
      isSecondary: true,
      from: 'tablet',
      cell: ({ amountDeclared }) => <Amount euros={amountDeclared} unit="none" />,
    },
    {
      key: 'rejected',
      head: t('columns.rejected'),
      align: 'end',
      from: 'tablet',
      cell: ({ amountRejected }) => (
        <Text span inherit {...(amountRejected > 0 ? { c: 'negative.8', fw: 500 } : { c: 'dimmed' })}>
          <Amount euros={amountRejected > 0 ? -amountRejected : null} unit="none" />
        </Text>
      ),
    },
    {
      key: 'admitted',
      head: t('columns.admitted'),
      align: 'end',
      sort: 'totalAmountClaimed',
      cell: (row) => <Admitted row={row} />,
    },
    {
      key: 'state',
      head: t('columns.state'),
      cell: ({ reviewState }) => <ReviewStateBadge state={reviewState} />,
    },
    {
      key: 'acts',
      head: '',
      align: 'end',
      cell: (row) => (
        <RowMenu
          name={nameOf(row)}
          acts={[
            {
              key: 'open',
              label: row.origin === 'thirdParty' ? t('openDesk') : t('forms:open'),
              icon: row.origin === 'thirdParty' ? IconScale : IconPencil,
              act: () => acts.onOpen(row),
            },
            {
              key: 'remove',
              label: t('forms:remove'),
              icon: IconTrash,
              impossibleBecause: acts.whyNotRemove(row),
              act: () => acts.onRemove(row),
            },
          ]}
        />
      ),
    },
  ];
}

function Creditor({ row, name }: { readonly row: StatementRow; readonly name: string }) {
  const { t } = useTranslation('statements');
  const place = row.origin === 'thirdParty' ? { review: row.id } : { open: row.id };
  return (
    <Flex component="span" align="center" rowGap="xs" columnGap="sm" wrap="wrap" display="inline-flex">
      <Link to="." search={{ tab: 'statements', ...place }}>
        {name}
      </Link>
      {row.isLate && <LateChip />}
      {row.isChanged && (
        <Text span inherit fz="sm" c="dimmed">
          {t('changed')}
        </Text>
      )}
    </Flex>
  );
}

/** What is admitted, and under it what counts too but is reserved. */
function Admitted({ row: { amountAdmitted, amountReserved } }: { readonly row: StatementRow }) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  return (
    <>
      <Amount euros={amountAdmitted} unit="none" />
      {amountReserved > 0 && (
        <Hint span display="block">
          {t('reservedToo', { amount: formatAmount(amountReserved, language, 'none') })}
        </Hint>
      )}
    </>
  );
}

/** How many documents there are or, in words, which are still missing. */
function Documents({ row: { numberOfDocuments, missingParts } }: { readonly row: StatementRow }) {
  const { t } = useTranslation('statements');
  const parts = missingParts
    .filter((part) => part === 'settlementDocument' || part === 'titleDocument' || part === 'proofDocuments')
    .map((part) => t(`missingParts.${part}`));
  if (parts.length === 0) {
    return (
      <span className={classes.documents} data-complete>
        <IconCircleCheck aria-hidden />
        {t('documentsPresent', { count: numberOfDocuments })}
      </span>
    );
  }
  return (
    <span className={classes.documents}>
      <IconAlertTriangle aria-hidden />
      {t('documentsMissing', { parts: parts.join(', ') })}
    </span>
  );
}
