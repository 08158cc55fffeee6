import { Anchor, Text } from '@mantine/core';
import { IconCornerDownRight, IconFileCertificate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  AddresseeStateBadge,
  EmailStatusBadge,
  RegisteredLetterStatusBadge,
  StatusBadge,
} from '../../components/badges.tsx';
import type { Column } from '../../components/data-table.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { Hint } from '../../components/text.tsx';
import { DateText } from '../../components/values.tsx';
import { formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { NoteChip } from '../activity/note-chip.tsx';
import { METHOD_ICONS } from '../delivery/send-log.tsx';
import { deliveredOn, depositedOn, type LedgerRow, proofOf } from './ledger-rows.ts';
import classes from './sending-part.module.css';
import type { LedgerActs } from './use-ledger-acts.ts';

export const LEDGER_COLUMNS = [
  'addressee',
  'way',
  'state',
  'deposited',
  'delivered',
  'opened',
  'proof',
  'lastDay',
] as const;
type LedgerColumn = (typeof LEDGER_COLUMNS)[number];

interface ColumnsProps {
  readonly openKey: string | undefined;
  readonly open: (row: LedgerRow) => void;
  readonly acts: LedgerActs;
}

export function useLedgerColumns({ openKey, open, acts }: ColumnsProps): Column<LedgerRow>[] {
  const { t } = useTranslation('sending');
  const column = (key: LedgerColumn, cell: Column<LedgerRow>['cell']): Column<LedgerRow> => ({
    key,
    head: t(`columns.${key}`),
    cell,
  });
  return [
    column('addressee', (row) => (
      <Addressee row={row} isOpen={row.key === openKey} onOpen={() => open(row)} />
    )),
    { ...column('way', (row) => <Way row={row} />), isSecondary: true, from: 'tablet' },
    column('state', (row) => <RowState row={row} />),
    { ...column('deposited', (row) => <Deposited row={row} />), align: 'end', from: 'tablet' },
    {
      ...column('delivered', (row) => <DateText value={deliveredDay(row)} style="short" />),
      ...{ align: 'end', isSecondary: true, from: 'desk' },
    },
    {
      ...column('opened', (row) => <OpenedDay row={row} />),
      ...{ align: 'end', from: 'desk' },
    },
    { ...column('proof', (row) => <RowProof row={row} acts={acts} />), from: 'tablet' },
    { ...column('lastDay', (row) => <LastDay row={row} />), align: 'end' },
    {
      key: 'acts',
      head: t('columns.acts'),
      isHeadHidden: true,
      align: 'end',
      cell: (row) => <RowMenu name={row.addressee.name} acts={acts.of(row)} />,
    },
  ];
}

/** What a row says in plain words, for the file. */
export function useLedgerCells(): (row: LedgerRow) => Readonly<Record<LedgerColumn, string>> {
  const { t } = useTranslation(['sending', 'vocabulary', 'states']);
  const language = useLanguage();
  const stateOf = (row: LedgerRow): string => {
    const { addressee, attempt } = row;
    const special = specialState(row);
    if (special !== undefined) return t(`states.${special}`);
    if (attempt === null || addressee.state === 'setAside') return t(`states:addressee.${addressee.state}`);
    return attempt.sendMethod === 'Email'
      ? t(`vocabulary:emailSendStatus.${attempt.status}`)
      : t(`vocabulary:registeredLetterStatus.${attempt.status}`);
  };
  return (row) => {
    const { addressee, attempt } = row;
    const proof = proofOf(row);
    const method = methodOf(row);
    return {
      addressee: addressee.name,
      way: method ? t(`vocabulary:sendMethod.${method}`) : '',
      state: stateOf(row),
      deposited: dayIn(attempt && depositedOn(attempt)),
      delivered: dayIn(deliveredDay(row)),
      opened: dayIn(row.isCurrent ? addressee.openedAt : null),
      proof: proof ? t(`proofs.${proof.kind}`) : '',
      lastDay: isUnknown(row) ? t('unknown') : dayIn(row.isCurrent ? addressee.lastDay : null),
    };
  };

  function dayIn(day: string | null): string {
    return day === null ? '' : formatDate(day, language);
  }
}

interface AddresseeProps {
  readonly row: LedgerRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Addressee({ row, isOpen, onOpen }: AddresseeProps) {
  const { t } = useTranslation(['sending', 'opening']);
  const { addressee, attempt, isAgain } = row;
  const { name, recipient, decision } = addressee;
  return (
    <span className={classes.addressee} data-open={isOpen || undefined} data-again={isAgain || undefined}>
      {isAgain && <IconCornerDownRight size={16} aria-hidden />}
      <span>
        <Link
          to="."
          search={{ tab: 'sending', open: row.key }}
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
        >
          {name}
        </Link>
        {attempt && <NoteChip thing={{ kind: 'delivery', id: attempt.id, label: name }} />}
        {recipient !== 'creditor' && !isAgain && (
          <span className={classes.mark}>{t(`recipients.${recipient}`)}</span>
        )}
        {isAgain && <span className={classes.mark}>{t(attempt === null ? 'toSendAgain' : 'sentAgain')}</span>}
        {isAgain && decision?.decision === 'correct' && <Hint>{decision.reason}</Hint>}
        {isAgain || !attempt?.failure ? null : <Hint>{attempt.failure}</Hint>}
        {row.isCurrent && addressee.isReceiptLacking && <Hint>{t('needsReceipt')}</Hint>}
        {row.isCurrent && addressee.letterAskedAt !== null && (
          <span className={classes.mark} data-tone="warning">
            {t('opening:office.letter')}
          </span>
        )}
      </span>
    </span>
  );
}

/** By which it went, or would go. */
function methodOf({ attempt, addressee: { way } }: LedgerRow) {
  if (attempt !== null) return attempt.sendMethod;
  if (way === null) return null;
  return way === 'EmailLink' || way === 'EmailAttachment' ? 'Email' : way;
}

function Way({ row }: { readonly row: LedgerRow }) {
  const { t } = useTranslation('vocabulary');
  const method = methodOf(row);
  if (method === null) return NOTHING;
  const MethodIcon = METHOD_ICONS[method];
  return (
    <span className={classes.way} title={t(`sendMethod.${method}`)}>
      <MethodIcon size={16} aria-hidden />
      <span className={classes.word}>{t(`sendMethod.${method}`)}</span>
    </span>
  );
}

/** What the office knows better than the service: they signed for it, or nothing proves that they have it. */
function specialState({ addressee, isCurrent }: LedgerRow): 'signed' | 'awaitsProof' | undefined {
  if (!isCurrent) return undefined;
  if (addressee.receivedOn !== null) return 'signed';
  return addressee.isReceiptLacking ? 'awaitsProof' : undefined;
}

export function RowState({ row }: { readonly row: LedgerRow }) {
  const { t } = useTranslation('sending');
  const { addressee, attempt, isCurrent } = row;
  const special = specialState(row);
  if (special !== undefined) {
    return (
      <StatusBadge tone={special === 'signed' ? 'positive' : 'warning'}>{t(`states.${special}`)}</StatusBadge>
    );
  }
  if (attempt === null || (isCurrent && addressee.state === 'setAside')) {
    return <AddresseeStateBadge state={addressee.state} />;
  }
  return attempt.sendMethod === 'Email' ? (
    <EmailStatusBadge status={attempt.status} />
  ) : (
    <RegisteredLetterStatusBadge status={attempt.status} />
  );
}

/** The real day; until the post says it, the planned one, which is told apart. */
function Deposited({ row }: { readonly row: LedgerRow }) {
  const { t } = useTranslation('sending');
  const { addressee, attempt, isCurrent } = row;
  const day = attempt && depositedOn(attempt);
  if (day !== null) return <DateText value={day} style="short" />;
  if (!isCurrent || addressee.plannedOn === null) return NOTHING;
  return (
    <Text span inherit c="dimmed" title={t('planned')}>
      <DateText value={addressee.plannedOn} style="short" />
      <Hint span display="block">
        {t('planned')}
      </Hint>
    </Text>
  );
}

function deliveredDay({ addressee, attempt, isCurrent }: LedgerRow): string | null {
  if (isCurrent && addressee.receivedOn !== null) return addressee.receivedOn;
  return attempt && deliveredOn(attempt);
}

/** Through the link of a mail; of whom none went to, there is nothing to say. */
function OpenedDay({ row }: { readonly row: LedgerRow }) {
  const { t } = useTranslation('opening');
  const { addressee, attempt, isCurrent } = row;
  if (!isCurrent) return NOTHING;
  if (addressee.openedAt !== null) return <DateText value={addressee.openedAt} style="short" />;
  const hasLink = attempt?.sendMethod === 'Email' && addressee.way === 'EmailLink';
  return hasLink ? (
    <Text span inherit c="dimmed">
      {t('office.none')}
    </Text>
  ) : (
    NOTHING
  );
}

function RowProof({ row, acts }: { readonly row: LedgerRow; readonly acts: LedgerActs }) {
  const { t } = useTranslation(['sending', 'vocabulary']);
  const proof = proofOf(row);
  if (proof !== undefined) {
    return (
      <Anchor
        component="button"
        type="button"
        className={classes.way ?? ''}
        onClick={() => acts.saveProof(proof, row)}
      >
        <IconFileCertificate size={16} aria-hidden />
        {t(`proofs.${proof.kind}`)}
      </Anchor>
    );
  }
  const { receivedOn, isReceiptLacking, receiptProof } = row.addressee;
  if (row.isCurrent && receiptProof !== null) return t(`vocabulary:linkAct.${receiptProof}`);
  const isLacking = row.isCurrent && (receivedOn !== null || isReceiptLacking);
  if (!isLacking || !acts.canDecide) return NOTHING;
  return (
    <Anchor component="button" type="button" onClick={() => acts.addProof(row)}>
      {t('proofs.add')}
    </Anchor>
  );
}

/** They have it, and nothing says until when they can contest it. */
function isUnknown({ addressee, isCurrent }: LedgerRow): boolean {
  return isCurrent && addressee.state === 'handedOver' && addressee.lastDay === null;
}

function LastDay({ row }: { readonly row: LedgerRow }) {
  const { t } = useTranslation('sending');
  if (isUnknown(row)) {
    return (
      <span className={classes.mark} data-tone="warning">
        {t('unknown')}
      </span>
    );
  }
  return (
    <Text span inherit fw={500}>
      <DateText value={row.isCurrent ? row.addressee.lastDay : null} style="short" />
    </Text>
  );
}
