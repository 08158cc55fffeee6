import { ActionIcon, Text, Tooltip, UnstyledButton } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { payoutsCalls } from '@prorata/contract/payouts/calls';
import type { OpenMovement, Payout, PayoutFile, PayoutLine } from '@prorata/contract/payouts/payout';
import { formatIban } from '@prorata/domain/iban';
import { isSettled } from '@prorata/domain/payouts/line-state';
import {
  IconCash,
  IconCircleCheck,
  IconCreditCard,
  IconFileSpreadsheet,
  IconLock,
  IconRotate,
  IconX,
} from '@tabler/icons-react';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageBody } from '../../components/page.tsx';
import { type RowAct, RowMenu } from '../../components/row-menu.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty, NothingFound, QueryState } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { writeCsv } from '../../platform/write-csv.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';
import { PayoutDialogs } from './payout-dialogs.tsx';
import { linesOf, PAYOUT_FILTERS, type PayoutFilter, sumsOf } from './payout-lines.ts';
import classes from './payout-part.module.css';
import { PayoutSteps } from './payout-steps.tsx';

export function payoutQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'payoutLines'],
    queryFn: ({ signal }) => request(payoutsCalls.read, { params: { dossierId }, signal }),
  });
}

/** What is asked before anything is decided; one thing at a time. */
export type AskedAbout =
  | { readonly act: 'account' | 'confirm' | 'waive' | 'reopen'; readonly line: PayoutLine }
  | { readonly act: 'withdraw'; readonly file: PayoutFile }
  | { readonly act: 'match' | 'aside'; readonly movement: OpenMovement };

/** Who is paid from the signed report, how far that is, and what comes next. */
export function PayoutPart({ dossier }: { readonly dossier: Dossier }) {
  const query = useQuery(payoutQuery(dossier.id));
  if (query.data === undefined) {
    return (
      <PageBody>
        <QueryState query={query} rows={5} />
      </PageBody>
    );
  }
  return <PayoutList dossier={dossier} payout={query.data} />;
}

function PayoutList({ dossier, payout }: { readonly dossier: Dossier; readonly payout: Payout }) {
  const { t } = useTranslation(['payouts', 'states']);
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const [filter, setFilter] = useState<PayoutFilter>('all');
  const [search, setSearch] = useState('');
  const clear = () => {
    setFilter('all');
    setSearch('');
  };
  const [asked, ask] = useState<AskedAbout>();
  const canPay = me.canWriteDossiers && ['ToPay', 'Paid'].includes(dossier.status);
  const columns = useColumns(canPay, ask);
  if (payout.lines.length === 0) {
    return (
      <PageBody>
        <Empty icon={IconCash} title={t(dossier.status === 'Paid' ? 'elsewhere' : 'none')}>
          {dossier.status !== 'Paid' && t('noneText')}
        </Empty>
      </PageBody>
    );
  }
  const shown = linesOf(payout.lines, filter, search);
  return (
    <div className={classes.part}>
      <div className={classes.main}>
        {['Signed', 'PvSent'].includes(dossier.status) && (
          <Notice tone="info" icon={IconLock}>
            {t('notYet')}
          </Notice>
        )}
        {dossier.counts.linesToPayAgain > 0 && (
          <Notice tone="warning" icon={IconRotate}>
            {t('cameBack')}
          </Notice>
        )}
        <Totals payout={payout} />
        <div className={classes.tools}>
          <SearchBox label={t('search')} value={search} onChange={setSearch} />
          <Filters lines={payout.lines} filter={filter} onFilter={setFilter} />
          <span className={classes.locked}>
            <IconLock size={16} aria-hidden /> {t('locked')}
          </span>
          <SaveList dossier={dossier} lines={shown} />
        </div>
        <div className={classes.list}>
          <DataTable
            label={t('steps.list')}
            columns={columns}
            list={{ rows: shown, isOutdated: false }}
            rowId={({ number }) => number}
            hasPhoneCards
            empty={<NothingFound icon={IconCash} onClear={clear} />}
          />
        </div>
        <div className={classes.sum}>
          <Text fw={600}>{t('sum.label', { count: payout.lines.length })}</Text>
          <span className={classes.sumAmount}>
            <Amount euros={payout.total} />
            <span className={classes.equal}>
              <IconCircleCheck size={16} aria-hidden /> {t('sum.equal')}
            </span>
          </span>
        </div>
      </div>
      <PayoutSteps dossier={dossier} payout={payout} canPay={canPay} ask={ask} />
      <PayoutDialogs
        dossierId={dossier.id}
        lines={payout.lines}
        asked={asked}
        onClose={() => ask(undefined)}
      />
    </div>
  );
}

/** In the order in which the bar shows them, from what is done to what went wrong. */
const BAR_STATES = ['settled', 'underWay', 'toPay', 'returned'] as const;
type BarState = (typeof BAR_STATES)[number];

function barStateOf({ state }: PayoutLine): BarState {
  if (isSettled(state)) return 'settled';
  return state === 'underWay' || state === 'returned' ? state : 'toPay';
}

function Totals({ payout }: { readonly payout: Payout }) {
  const { t } = useTranslation('payouts');
  const language = useLanguage();
  const { settled, open } = sumsOf(payout);
  const { account, balance, total } = payout;
  const label = t('bar.label', {
    paid: formatAmount(settled, language),
    total: formatAmount(total, language),
  });
  return (
    <div className={classes.totals}>
      <div className={classes.figures}>
        <Figure label={t('totals.paid')} euros={settled} isMain />
        <Figure label={t('totals.open')} euros={open} />
        <Figure label={t('totals.mass')} euros={total} />
        <div className={classes.account}>
          <Hint>
            {account === null ? t('totals.noAccount') : t('totals.account', { account: formatIban(account) })}
          </Hint>
          {balance !== null && (
            <Text fw={600}>{t('totals.balance', { amount: formatAmount(balance, language) })}</Text>
          )}
        </div>
      </div>
      <div className={classes.bar} role="img" aria-label={label}>
        {BAR_STATES.map((state) => {
          const amounts = payout.lines
            .filter((line) => barStateOf(line) === state)
            .map(({ amount }) => amount);
          const share = amounts.reduce((sum, amount) => sum + amount, 0);
          return share > 0 && <span key={state} data-state={state} style={{ flexGrow: share }} />;
        })}
      </div>
      <ul className={classes.legend}>
        {BAR_STATES.map((state) => {
          const count = payout.lines.filter((line) => barStateOf(line) === state).length;
          const name = state === 'settled' ? t('filters.settled') : t(`states.${state}`);
          return (
            count > 0 && (
              <li key={state} data-state={state}>
                {name} {count}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly euros: number;
  readonly isMain?: boolean;
}

function Figure({ label, euros, isMain = false }: FigureProps) {
  return (
    <div>
      <Hint>{label}</Hint>
      <Text fz={isMain ? '1.75rem' : '1.25rem'} fw={600} lh={1.3}>
        <Amount euros={euros} />
      </Text>
    </div>
  );
}

interface FiltersProps {
  readonly lines: readonly PayoutLine[];
  readonly filter: PayoutFilter;
  readonly onFilter: (filter: PayoutFilter) => void;
}

function Filters({ lines, filter, onFilter }: FiltersProps) {
  const { t } = useTranslation('payouts');
  const counted = PAYOUT_FILTERS.map((name) => ({ name, count: linesOf(lines, name).length }));
  return (
    <fieldset className={classes.filters} aria-label={t('filters.label')}>
      {counted
        .filter(({ name, count }) => name === 'all' || name === filter || count > 0)
        .map(({ name, count }) => (
          <UnstyledButton
            key={name}
            className={classes.filter ?? ''}
            aria-pressed={name === filter}
            onClick={() => onFilter(name)}
          >
            {t(`filters.${name}`)} <b>{count}</b>
          </UnstyledButton>
        ))}
    </fieldset>
  );
}

function SaveList({ dossier, lines }: { readonly dossier: Dossier; readonly lines: readonly PayoutLine[] }) {
  const { t } = useTranslation('payouts');
  const save = () => {
    const head = ['number', 'beneficiary', 'account', 'communication', 'amount', 'state'] as const;
    const rows = lines.map(({ number, name, account, communication, amount, state }) => [
      ...[number, name, account ?? '', communication],
      amount.toFixed(2).replace('.', ','),
      t(`states.${state}`),
    ]);
    const text = writeCsv([head.map((key) => t(`columns.${key}`)), ...rows]);
    const fileName = t('csv', { number: dossier.fileNumber.replace('/', '-') });
    saveFile({ blob: new Blob([text], { type: 'text/csv' }), fileName });
  };
  return (
    <Tooltip label={t('save')}>
      <ActionIcon variant="default" size="lg" aria-label={t('save')} onClick={save}>
        <IconFileSpreadsheet />
      </ActionIcon>
    </Tooltip>
  );
}

const TONES = {
  toPay: 'slate',
  underWay: 'info',
  partlyPaid: 'warning',
  returned: 'negative',
  paid: 'positive',
  consigned: 'positive',
  waived: 'slate',
} as const;

function useColumns(canPay: boolean, ask: (asked: AskedAbout) => void): Column<PayoutLine>[] {
  const { t } = useTranslation('payouts');
  const actsOn = useLineActs(ask);
  const acts: Column<PayoutLine> = {
    key: 'acts',
    head: t('columns.acts'),
    isHeadHidden: true,
    align: 'end',
    cell: (line) => <RowMenu name={line.name} acts={actsOn(line)} />,
  };
  return [
    {
      key: 'beneficiary',
      head: t('columns.beneficiary'),
      cell: (line) => <Beneficiary line={line} />,
    },
    { key: 'account', head: t('columns.account'), cell: (line) => <Account line={line} /> },
    {
      ...{ key: 'communication', head: t('columns.communication'), isSecondary: true, from: 'desk' },
      cell: ({ communication }) => communication,
    },
    {
      ...{ key: 'amount', head: t('columns.amount'), align: 'end' },
      cell: ({ amount }) => <Amount euros={amount} unit="none" />,
    },
    { key: 'state', head: t('columns.state'), cell: (line) => <LineState line={line} /> },
    ...(canPay ? [acts] : []),
  ];
}

function Beneficiary({ line }: { readonly line: PayoutLine }) {
  const { t } = useTranslation('payouts');
  return (
    <span className={classes.beneficiary}>
      <span className={classes.number}>{line.number}</span>
      <span>
        <Text span fw={500}>
          {line.name}
        </Text>
        {line.kind !== 'creditor' && <Hint>{t(`kinds.${line.kind}`)}</Hint>}
        {line.isSmall && <Hint>{t('small')}</Hint>}
      </span>
    </span>
  );
}

function Account({ line }: { readonly line: PayoutLine }) {
  const { t } = useTranslation('payouts');
  if (line.account === null) {
    if (isSettled(line.state)) return NOTHING;
    return (
      <Text span c="warning.9">
        {t('noAccount')}
      </Text>
    );
  }
  return (
    <>
      {formatIban(line.account)}
      {line.accountHolder && <Hint>{t('inName', { name: line.accountHolder })}</Hint>}
    </>
  );
}

function LineState({ line }: { readonly line: PayoutLine }) {
  const { t } = useTranslation('payouts');
  const language = useLanguage();
  const { state, stateSince, reason, paid, amount } = line;
  return (
    <span className={classes.state}>
      <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      {stateSince && (
        <Hint>
          <DateText value={stateSince} style="short" />
        </Hint>
      )}
      {reason && <Hint>{reason}</Hint>}
      {state === 'partlyPaid' && (
        <Hint>
          {t('partOf', { paid: formatAmount(paid, language), amount: formatAmount(amount, language) })}
        </Hint>
      )}
    </span>
  );
}

/** What can be done about a line in its state. */
function useLineActs(ask: (asked: AskedAbout) => void): (line: PayoutLine) => RowAct[] {
  const { t } = useTranslation('payouts');
  return (line) => {
    const act = (key: 'account' | 'confirm' | 'waive' | 'reopen', icon: RowAct['icon']): RowAct => ({
      ...{ key, label: t(`acts.${key}`), icon },
      act: () => ask({ act: key, line }),
    });
    const isOpen = !isSettled(line.state);
    const isFree = isOpen && line.state !== 'underWay';
    return [
      ...(isFree ? [act('account', IconCreditCard)] : []),
      ...(isOpen ? [act('confirm', IconCircleCheck)] : []),
      ...(isFree ? [act('waive', IconX)] : []),
      ...(isFree ? [] : [act('reopen', IconRotate)]),
    ];
  };
}
