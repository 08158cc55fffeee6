import { Group } from '@mantine/core';
import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatNationalNumber } from '@prorata/domain/national-number';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DossierStatusBadge, HoldBadge, StatusBadge } from '../../components/badges.tsx';
import type { Column } from '../../components/data-table.tsx';
import { fullName } from '../../components/full-name.ts';
import { RowMenu } from '../../components/row-menu.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import classes from './dossier-list.module.css';
import { type useActing, useActsOn } from './ending-acts.tsx';
import { useRowName } from './use-defendant-name.ts';

/** All columns of the list; a narrow screen keeps those by which one knows a dossier. */
export function useDossierColumns(
  canWrite: boolean,
  ask: ReturnType<typeof useActing>['ask'],
): readonly Column<DossierRow>[] {
  const { t } = useTranslation(['dossiers', 'fields', 'vocabulary']);
  return useMemo(() => listColumns(t, canWrite, ask), [t, canWrite, ask]);
}

type Say = ReturnType<typeof useTranslation<'dossiers', 'fields' | 'vocabulary'>>['t'];

function listColumns(
  t: Say,
  canWrite: boolean,
  ask: ReturnType<typeof useActing>['ask'],
): readonly Column<DossierRow>[] {
  const dated = (key: 'createdAt' | 'statusChangedAt') =>
    ({ key, head: t(`columns.${key}`), sort: key, align: 'end' }) as const;
  return [
    {
      key: 'fileNumber',
      head: t('columns.fileNumber'),
      sort: 'fileNumber',
      cell: (row) => <FileNumber row={row} />,
    },
    {
      key: 'defendantName',
      head: t('columns.defendantName'),
      sort: 'defendantName',
      cell: (row) => <Name row={row} />,
    },
    {
      key: 'defendantNumber',
      head: t('columns.defendantNumber'),
      sort: 'defendantNumber',
      isSecondary: true,
      from: 'tablet',
      cell: (row) => <span className={classes.number}>{numberOf(row)}</span>,
    },
    {
      key: 'responsibleBailiff',
      head: t('fields:dossier.responsibleBailiffId'),
      sort: 'responsibleBailiff',
      from: 'tablet',
      cell: ({ responsibleBailiff }) => (responsibleBailiff ? fullName(responsibleBailiff) : NOTHING),
    },
    {
      key: 'transactionKind',
      head: t('columns.transactionKind'),
      sort: 'transactionKind',
      isSecondary: true,
      from: 'tablet',
      cell: (row) => <Kind row={row} />,
    },
    {
      key: 'status',
      head: t('fields:dossier.status'),
      sort: 'status',
      from: 'tablet',
      cell: (row) => <Status row={row} />,
    },
    {
      ...dated('createdAt'),
      isSecondary: true,
      from: 'tablet',
      cell: (row) => <DateText value={row.createdAt} />,
    },
    { ...dated('statusChangedAt'), from: 'tablet', cell: (row) => <DateText value={row.statusChangedAt} /> },
    {
      key: 'createdBy',
      head: t('columns.createdBy'),
      sort: 'createdBy',
      isSecondary: true,
      from: 'tablet',
      cell: ({ createdBy }) => fullName(createdBy),
    },
    {
      key: 'dossierReference',
      head: t('columns.dossierReference'),
      sort: 'dossierReference',
      isOptional: true,
      from: 'tablet',
      cell: ({ dossierReference }) => dossierReference ?? NOTHING,
    },
    {
      key: 'repertoryNumber',
      head: t('columns.repertoryNumber'),
      sort: 'repertoryNumber',
      isOptional: true,
      from: 'tablet',
      cell: ({ repertoryNumber }) => repertoryNumber ?? NOTHING,
    },
    {
      key: 'handler',
      head: t('fields:dossier.handlerId'),
      sort: 'handler',
      isOptional: true,
      from: 'tablet',
      cell: ({ handler }) => (handler ? fullName(handler) : NOTHING),
    },
    {
      key: 'balanceToDistribute',
      head: t('columns.balanceToDistribute'),
      sort: 'balanceToDistribute',
      align: 'end',
      isOptional: true,
      from: 'tablet',
      cell: ({ balanceToDistribute }) => <Amount euros={balanceToDistribute} />,
    },
    {
      key: 'statements',
      head: t('columns.statements'),
      align: 'end',
      isOptional: true,
      from: 'tablet',
      cell: ({ counts: { statements, statementsToReview } }) => (
        <Part
          done={statements - statementsToReview}
          of={statements}
          title={t('reviewedOf', { done: statements - statementsToReview, count: statements })}
        />
      ),
    },
    {
      key: 'invitations',
      head: t('columns.invitations'),
      align: 'end',
      isOptional: true,
      from: 'tablet',
      cell: ({ counts: { invitations, answeredInvitations } }) => (
        <Part
          done={answeredInvitations}
          of={invitations}
          title={t('answeredOf', { done: answeredInvitations, count: invitations })}
        />
      ),
    },
    {
      key: 'nextTerm',
      head: t('columns.nextTerm'),
      isOptional: true,
      from: 'tablet',
      cell: ({ nextTerm }) => (nextTerm ? t(`vocabulary:dossierTerm.${nextTerm}`) : NOTHING),
    },
    {
      key: 'nextTermDueOn',
      head: t('columns.nextTermDueOn'),
      align: 'end',
      isOptional: true,
      from: 'tablet',
      cell: ({ nextTermDueOn }) => <DateText value={nextTermDueOn} />,
    },
    {
      key: 'acts',
      head: t('columns.acts'),
      isHeadHidden: true,
      align: 'end',
      cell: (row) => <DossierRowMenu row={row} canWrite={canWrite} ask={ask} />,
    },
  ];
}

interface PartProps {
  readonly done: number;
  readonly of: number;
  /** The same in words, for who listens or points at it. */
  readonly title: string;
}

/** How many of how many; nothing where there are none. */
function Part({ done, of, title }: PartProps) {
  if (of === 0) return NOTHING;
  return (
    <span className={classes.number} title={title}>
      {`${done}/${of}`}
    </span>
  );
}

function FileNumber({ row: { id, fileNumber, follows } }: { readonly row: DossierRow }) {
  const { t } = useTranslation('dossiers');
  return (
    <>
      <Link to="/app/dossier/$dossierId" params={{ dossierId: id }} className={classes.number}>
        {fileNumber}
      </Link>
      {follows && <Hint>{t('follows', { number: follows.fileNumber })}</Hint>}
    </>
  );
}

/** On a phone, where there is no column for it, the status stands under the name. */
function Name({ row }: { readonly row: DossierRow }) {
  const name = useRowName(row) || NOTHING;
  return (
    <>
      {/* The browser's own hint for a name that is shortened: one of the library's in each row takes a tenth of the list's time. */}
      <span className={classes.name} title={name}>
        {name}
      </span>
      <span className={classes.statusBelow}>
        <Status row={row} />
      </span>
    </>
  );
}

/** Where it stands, and that it stands still. */
function Status({ row }: { readonly row: DossierRow }) {
  const { status, holds, counts, isStopped, stoppedDefendants } = row;
  const { t } = useTranslation('dossiers');
  const names = stoppedDefendants.join(', ');
  return (
    <Group gap="xs">
      <DossierStatusBadge status={status} />
      <HoldBadge holds={holds} />
      {counts.runsDue > 0 && <StatusBadge tone="warning">{t('runDue')}</StatusBadge>}
      {isStopped && (
        <StatusBadge tone="negative">
          {names === '' ? t('stops.mark') : t('stops.markOf', { names })}
        </StatusBadge>
      )}
    </Group>
  );
}

function numberOf({ kboNumber, nationalNumber }: DossierRow): string {
  if (kboNumber) return formatEnterpriseNumber(kboNumber);
  return nationalNumber ? formatNationalNumber(nationalNumber) : NOTHING;
}

function Kind({ row: { transactionKind } }: { readonly row: DossierRow }) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const [first, second] = transactionKind;
  if (first === undefined) return NOTHING;
  return second === undefined ? t(`vocabulary:transactionKind.${first}`) : t('bothKinds');
}

interface DossierRowMenuProps {
  readonly row: DossierRow;
  readonly canWrite: boolean;
  readonly ask: ReturnType<typeof useActing>['ask'];
}

/** What can be done with a dossier of the list; what cannot says why. */
function DossierRowMenu({ row, canWrite, ask }: DossierRowMenuProps) {
  const { t } = useTranslation(['dossiers', 'forms']);
  const navigate = useNavigate();
  const { id, fileNumber, canCancel, canMarkAsPaid, canDelete } = row;
  const allowed = { cancel: canCancel, markAsPaid: canMarkAsPaid, remove: canDelete };
  const acts = useActsOn({ ...row, name: useRowName(row) }, allowed, ask);
  const copy = async () => {
    await navigator.clipboard.writeText(fileNumber);
    showSuccess(t('numberCopied', { number: fileNumber }));
  };
  return (
    <RowMenu
      name={fileNumber}
      acts={[
        {
          key: 'open',
          label: t('forms:open'),
          icon: IconExternalLink,
          act: () => void navigate({ to: '/app/dossier/$dossierId', params: { dossierId: id } }),
        },
        { key: 'copy', label: t('copyNumber'), icon: IconCopy, act: () => void copy() },
        ...(canWrite ? acts : []),
      ]}
    />
  );
}
