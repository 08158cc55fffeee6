import { Group, Text, UnstyledButton } from '@mantine/core';
import type { InvoicingRow, InvoicingTotals } from '@prorata/contract/invoicing/invoicing';
import type { PlatformCostType } from '@prorata/domain/vocabulary';
import {
  type Icon,
  IconChevronDown,
  IconChevronRight,
  IconFolderPlus,
  IconMail,
  IconMailbox,
  IconMailFast,
  IconReceiptRefund,
  IconScan,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Column } from '../../components/data-table.tsx';
import { dayCell, textCell } from '../../components/list/table-cells.ts';
import { RowMenu } from '../../components/row-menu.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { formatCount, formatDecimal, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

const EVENT_ICONS: Readonly<Record<PlatformCostType, Icon>> = {
  creation: IconFolderPlus,
  registeredLetterPort: IconMailbox,
  qualifiedDeliveryPort: IconMailFast,
  emailPort: IconMail,
  analysis: IconScan,
};

const UNBROKEN = { whiteSpace: 'nowrap' } as const;
const WHOLE_WORDS = { overflowWrap: 'normal', hyphens: 'manual' } as const;

export function useTransactionColumns(onCredit?: (row: InvoicingRow) => void): Column<InvoicingRow>[] {
  const { t } = useTranslation('invoicing');
  return [
    {
      key: 'event',
      head: t('columns.event'),
      sort: 'event',
      cell: (row) => <Event row={row} />,
      value: ({ event }) => ({ text: t(`events.${event}`) }),
    },
    {
      key: 'extraInfo',
      head: t('columns.extraInfo'),
      isSecondary: true,
      from: 'tablet',
      cell: (row) => <ExtraInfo row={row} />,
      value: ({ reason, extraInfo }) => textCell(reason ?? extraInfo),
    },
    {
      key: 'date',
      head: t('columns.transactionDate'),
      align: 'end',
      from: 'tablet',
      sort: 'transactionDate',
      cell: ({ transactionDate }) => <DateText value={transactionDate} />,
      value: ({ transactionDate }) => dayCell(transactionDate),
    },
    {
      key: 'dossier',
      head: t('columns.dossierNumber'),
      sort: 'dossierNumber',
      cell: ({ dossierNumber }) => (
        <Text inherit fw={500} style={UNBROKEN}>
          {dossierNumber ?? NOTHING}
        </Text>
      ),
      value: ({ dossierNumber }) => textCell(dossierNumber),
    },
    {
      key: 'defendant',
      head: t('columns.defendant'),
      from: 'tablet',
      cell: ({ defendant }) => defendant ?? NOTHING,
      value: ({ defendant }) => textCell(defendant),
    },
    ...(['dossierCreatedOn', 'firstInvitationDate', 'lastCalculationDate'] as const).map(
      (key): Column<InvoicingRow> => ({
        key,
        head: t(`columns.${key}`),
        align: 'end',
        isSecondary: true,
        from: 'desk',
        cell: (row) => <DateText value={row[key]} />,
        value: (row) => dayCell(row[key]),
      }),
    ),
    {
      key: 'amount',
      head: t('columns.amount'),
      align: 'end',
      sort: 'amount',
      cell: ({ amount }) => (
        <strong>
          <Amount euros={amount} unit="none" />
        </strong>
      ),
      value: ({ amount }) => ({ amount }),
    },
    ...(onCredit
      ? [
          {
            key: 'acts',
            head: '',
            align: 'end' as const,
            cell: (row: InvoicingRow) => <Acts row={row} onCredit={onCredit} />,
          },
        ]
      : []),
  ];
}

interface ActsProps {
  readonly row: InvoicingRow;
  readonly onCredit: (row: InvoicingRow) => void;
}

/** What was charged can be taken back once; what takes back cannot. */
function Acts({ row, onCredit }: ActsProps) {
  const { t } = useTranslation('invoicing');
  if (row.isCredit) return null;
  return (
    <RowMenu
      name={`${t(`events.${row.event}`)} ${row.dossierNumber ?? ''}`}
      acts={[
        {
          key: 'credit',
          label: t('credit.act'),
          icon: IconReceiptRefund,
          impossibleBecause: row.isCredited ? t('credit.done') : undefined,
          act: () => onCredit(row),
        },
      ]}
    />
  );
}

function Event({ row: { event } }: { readonly row: InvoicingRow }) {
  const { t } = useTranslation('invoicing');
  const EventIcon = EVENT_ICONS[event];
  return (
    <Group gap="xs" wrap="nowrap">
      <EventIcon size={16} aria-hidden />
      <span style={WHOLE_WORDS}>{t(`events.${event}`)}</span>
    </Group>
  );
}

/** For whom it was; of a creation, which has nobody, what was taken off. */
function ExtraInfo({ row: { extraInfo, discount, price, reason } }: { readonly row: InvoicingRow }) {
  const { t } = useTranslation('invoicing');
  const language = useLanguage();
  if (reason !== null) return t('credit.line', { reason });
  if (extraInfo !== null) return extraInfo;
  if (discount === 0) return NOTHING;
  const percentage = `${formatDecimal((discount / price) * 100, language, 0, 2)}\u00a0%`;
  return t('discountOf', { percentage });
}

/** The lines of each organization under its name, which folds them away. */
export function useOrganizationGroups(totals: InvoicingTotals | undefined) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setClosed((old) => new Set(old.has(id) ? [...old].filter((other) => other !== id) : [...old, id]));
  return {
    keyOf: ({ organizationId }: InvoicingRow) => organizationId,
    isOpen: (id: string) => !closed.has(id),
    head: (id: string) => (
      <OrganizationHead
        sum={totals?.organizations.find(({ organizationId }) => organizationId === id)}
        isOpen={!closed.has(id)}
        onToggle={() => toggle(id)}
      />
    ),
  };
}

interface OrganizationHeadProps {
  readonly sum: InvoicingTotals['organizations'][number] | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function OrganizationHead({ sum, isOpen, onToggle }: OrganizationHeadProps) {
  const { t } = useTranslation('invoicing');
  const language = useLanguage();
  if (sum === undefined) return null;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const { count, organizationName, amount } = sum;
  return (
    <Group justify="space-between" wrap="nowrap">
      <UnstyledButton aria-expanded={isOpen} onClick={onToggle}>
        <Group gap="xs">
          <Chevron size={16} aria-hidden />
          <Text span fw={600}>
            {organizationName}
          </Text>
          <Hint span>
            {t('transactionCount', { count, replace: { count: formatCount(count, language) } })}
          </Hint>
        </Group>
      </UnstyledButton>
      <Amount euros={amount} unit="none" />
    </Group>
  );
}
