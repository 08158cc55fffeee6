import { Group, Progress, Text, Title } from '@mantine/core';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import { explainLine } from '@prorata/domain/distribution/explain-line';
import { sumEuros } from '@prorata/domain/money';
import { explainCounting } from '@prorata/i18n/explain-counting';
import { explainStep } from '@prorata/i18n/explain-step';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { IconCircleCheck } from '@tabler/icons-react';
import { Fragment, useMemo } from 'react';
import { DockedPanel, DockedPanelFoot, InnerPanel } from '../../components/docked-panel.tsx';
import { Amount } from '../../components/values.tsx';
import { formatAmount, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { capitalised } from './capitalised.ts';
import classes from './explain-panel.module.css';
import { CLASS_OF_TURN } from './flow.ts';
import { claimedIn } from './receiver-table.tsx';
import { toCounting, toLine, toOutcome } from './to-outcome.ts';

/** Of a piece of an amount, by the class of the rank that gave it. */
const COLORS = {
  costs: 'primary.7',
  specific: 'primary.7',
  general: 'accent.6',
  chirographic: 'secondary.4',
} as const;

/** What the money always adds up to; what there is none of is left out. */
const PARTS = ['paid', 'costs', 'reserved', 'surplus'] as const;

interface ExplainPanelProps {
  readonly distribution: Distribution;
  readonly creditorId: string;
  readonly onClose: () => void;
  /** Whether it stands in a dock of others, under the report; otherwise it lies over the page. */
  readonly isInDock: boolean;
}

/** "Explain this euro": how a creditor's amount came about, part by part, in words, with article, quota and rounding. */
export function ExplainPanel({ distribution, creditorId, onClose, isInDock }: ExplainPanelProps) {
  const { t } = useTranslation('calculation');
  const lines = distribution.lines.filter((line) => line.creditorId === creditorId);
  const allotted = sumEuros(lines.map((line) => line.allotted));
  const settled = settledOf(distribution, lines);
  const frame = {
    subject: creditorId,
    label: t('explain.title'),
    topic: t('explain.title'),
    title: lines[0]?.name,
    head: <Received allotted={allotted} claimed={claimedIn(lines)} pieces={piecesOf(distribution, lines)} />,
    closeLabel: t('explain.close'),
    onClose,
  };
  const Frame = isInDock ? InnerPanel : DockedPanel;
  return (
    <Frame {...frame} besideFrom="wide">
      <ol className={classes.parts}>
        {lines.map((line) => (
          <Part key={`${line.estateId} ${line.kind} ${line.id}`} distribution={distribution} line={line} />
        ))}
      </ol>
      {settled && <Settled settled={settled} follows={distribution.settlement?.follows ?? ''} />}
      <Balance distribution={distribution} lines={lines} />
      <Foot distribution={distribution} count={lines.length} allotted={allotted} />
    </Frame>
  );
}

/** The amount in its pieces, each with the class of the rank at which it was given. */
function piecesOf({ turns }: Distribution, lines: Distribution['lines']) {
  return lines.flatMap(({ id, kind, steps }) =>
    steps.flatMap(({ turn, paid }) => {
      const step = turns[turn];
      if (step === undefined || paid === 0) return [];
      return [{ key: `${kind} ${id} ${turn}`, class: CLASS_OF_TURN[step.kind], euros: paid }];
    }),
  );
}

interface ReceivedProps {
  readonly allotted: number;
  readonly claimed: number;
  readonly pieces: ReturnType<typeof piecesOf>;
}

function Received({ allotted, claimed, pieces }: ReceivedProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const share = claimed === 0 ? 0 : (allotted / claimed) * 100;
  const percent = `${formatDecimal(share, language, 0, 1)} %`;
  return (
    <>
      <Text>
        <Text span fz="1.75rem" lh="2rem" fw={600} me="xs">
          <Amount euros={allotted} />
        </Text>{' '}
        <Text span c="dimmed">
          {t('explain.ofClaimed', { claimed: formatAmount(claimed, language, 'none'), percent })}
        </Text>
      </Text>
      <Progress.Root size={6} mt="sm" aria-hidden>
        {pieces.map((piece) => (
          <Progress.Section
            key={piece.key}
            value={Math.min(100, (piece.euros / claimed) * 100)}
            color={COLORS[piece.class]}
            withAria={false}
          />
        ))}
      </Progress.Root>
    </>
  );
}

interface PartProps {
  readonly distribution: Distribution;
  readonly line: Distribution['lines'][number];
}

function Part({ distribution, line }: PartProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const outcome = useMemo(() => toOutcome(distribution), [distribution]);
  const poolName = (poolId: string) => distribution.pools.find(({ id }) => id === poolId)?.name ?? poolId;
  const counting = toCounting(line);
  const story = [
    ...(counting ? explainCounting(counting, language) : []),
    ...explainLine(outcome, toLine(line)).map((step) => explainStep(step, language, poolName)),
  ];
  const estate = distribution.estates.find(({ id }) => id === line.estateId);
  const about = [
    ...(estate ? [t('estates.name', { name: estate.name })] : []),
    ...(line.lots.length > 0 ? [line.lots.map(({ poolId }) => poolName(poolId)).join(', ')] : []),
  ];
  return (
    <li className={classes.part}>
      <Title order={3}>
        {capitalised(getPrivilege(line.privilegeId).names[language])}
        {about.length > 0 && (
          <Text span display="block" c="dimmed">
            {about.join(' · ')}
          </Text>
        )}
      </Title>
      <ul className={classes.story}>
        {story.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the story of an amount never changes its order.
          <li key={index}>{sentence}</li>
        ))}
      </ul>
      <dl className={classes.sums}>
        <dt>{t('explain.claimed')}</dt>
        <dd>
          <Amount euros={line.claimed} unit="none" />
        </dd>
        {line.consigned > 0 && line.consigned < line.allotted && (
          <>
            <dt>{t('explain.reserved')}</dt>
            <dd>
              <Amount euros={line.consigned} unit="none" />
            </dd>
          </>
        )}
        <dt className={classes.total}>
          {line.consigned > 0 && line.consigned === line.allotted
            ? t('explain.reserved')
            : t('explain.allotted')}
        </dt>
        <dd className={classes.total}>
          <Amount euros={line.allotted} unit="none" />
        </dd>
      </dl>
    </li>
  );
}

/** Of a dossier that follows another on the same mass: what all statements of the creditor have together. */
function settledOf({ settlement }: Distribution, lines: Distribution['lines']) {
  const own = settlement?.shares.filter(({ statementId }) =>
    lines.some((line) => line.statementId === statementId),
  );
  if (own === undefined || own.length === 0) return undefined;
  const sumOf = (key: 'total' | 'received' | 'payNow') => sumEuros(own.map((share) => share[key]));
  return { total: sumOf('total'), received: sumOf('received'), payNow: sumOf('payNow') };
}

interface SettledProps {
  readonly settled: NonNullable<ReturnType<typeof settledOf>>;
  readonly follows: string;
}

/** What of the amount was received before, and so what is paid now. */
function Settled({ settled, follows }: SettledProps) {
  const { t } = useTranslation('calculation');
  return (
    <section className={classes.part}>
      <Title order={3}>{t('settlement.title', { number: follows })}</Title>
      <dl className={classes.sums}>
        <dt>{t('settlement.total')}</dt>
        <dd>
          <Amount euros={settled.total} unit="none" />
        </dd>
        <dt>{t('settlement.received')}</dt>
        <dd>
          <Amount euros={settled.received} unit="none" />
        </dd>
        <dt className={classes.total}>{t('settlement.now')}</dt>
        <dd className={classes.total}>
          <Amount euros={settled.payNow} unit="none" />
        </dd>
      </dl>
    </section>
  );
}

const BALANCES = ['accepted', 'earlier', 'before', 'allotted', 'after'] as const;

/** Of an income that is distributed in runs: from what was accepted of the creditor to what is left for the next run. */
function Balance({
  distribution,
  lines,
}: Pick<FootProps, 'distribution'> & { readonly lines: Distribution['lines'] }) {
  const { t } = useTranslation('calculation');
  const { balances } = distribution;
  const own = balances?.shares.filter(({ statementId }) =>
    lines.some((line) => line.statementId === statementId),
  );
  if (!balances || own === undefined || own.length === 0) return null;
  return (
    <section className={classes.part}>
      <Title order={3}>{t('balances.title', { number: balances.number })}</Title>
      <dl className={classes.sums}>
        {BALANCES.map((key) => (
          <Fragment key={key}>
            <dt className={key === 'after' ? classes.total : undefined}>{t(`balances.${key}`)}</dt>
            <dd className={key === 'after' ? classes.total : undefined}>
              <Amount euros={sumEuros(own.map((share) => share[key]))} unit="none" />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

interface FootProps {
  readonly distribution: Distribution;
  readonly count: number;
  readonly allotted: number;
}

function Foot({ distribution, count, allotted }: FootProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const { totals, lawVersion, engineVersion, outcomeSha256 } = distribution;
  const written = (euros: number) => formatAmount(euros, language, 'none');
  const parts = PARTS.filter((part) => totals[part] > 0).map((part) =>
    t(`explain.parts.${part}`, { amount: written(totals[part]) }),
  );
  return (
    <DockedPanelFoot>
      <Group justify="space-between" wrap="nowrap" fw={600}>
        <span>{t('explain.sum', { count })}</span>
        <Amount euros={allotted} unit="none" />
      </Group>
      <Group gap="0.375rem" wrap="nowrap" align="flex-start" c="positive.8">
        <IconCircleCheck className={classes.icon} aria-hidden />
        <Text size="sm">{capitalised(`${parts.join(' + ')} = ${written(totals.moneyIn)}`)}</Text>
      </Group>
      <Text size="xs" c="dimmed">
        {t('explain.version', { law: lawVersion, engine: engineVersion })} ·{' '}
        <code title={outcomeSha256}>{`${outcomeSha256.slice(0, 4)}…${outcomeSha256.slice(-4)}`}</code>
      </Text>
    </DockedPanelFoot>
  );
}
