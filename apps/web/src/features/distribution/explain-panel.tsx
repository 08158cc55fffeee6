import { ActionIcon } from '@mantine/core';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import { explainLine } from '@prorata/domain/distribution/explain-line';
import type { LineOutcome, Distribution as Outcome } from '@prorata/domain/distribution/outcome';
import type { Cents } from '@prorata/domain/money';
import { explainStep } from '@prorata/i18n/explain-step';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/values.tsx';
import { formatAmount, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { capitalised } from './capitalised.ts';
import classes from './explain-panel.module.css';
import { CLASS_OF_TURN } from './flow.ts';
import { sumOf } from './sum-of.ts';

/** What the money always adds up to; what there is none of is left out. */
const PARTS = ['paid', 'costs', 'reserved', 'surplus'] as const;

interface ExplainPanelProps {
  readonly distribution: Distribution;
  readonly creditorId: string;
  readonly onClose: () => void;
}

/** "Explain this euro": how a creditor's amount came about, part by part, in words, with article, quota and rounding. */
export function ExplainPanel({ distribution, creditorId, onClose }: ExplainPanelProps) {
  const { t } = useTranslation('calculation');
  const lines = distribution.lines.filter((line) => line.creditorId === creditorId);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another creditor's story begins at its heading again.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [creditorId]);
  const allotted = sumOf(lines.map((line) => line.allotted));
  return (
    <aside
      className={classes.panel}
      aria-label={t('explain.title')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={classes.head}>
        <p className={classes.kicker}>{t('explain.title')}</p>
        <ActionIcon className={classes.close ?? ''} aria-label={t('explain.close')} onClick={onClose}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
        <h2 ref={heading} tabIndex={-1} className={classes.name}>
          {lines[0]?.name}
        </h2>
        <Received
          allotted={allotted}
          claimed={sumOf(lines.map((line) => line.claimed))}
          pieces={piecesOf(distribution, lines)}
        />
      </header>
      <ol className={classes.parts}>
        {lines.map((line) => (
          <Part key={`${line.kind} ${line.id}`} distribution={distribution} line={line} />
        ))}
      </ol>
      <Foot distribution={distribution} count={lines.length} allotted={allotted} />
    </aside>
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
      <p className={classes.received}>
        <strong>
          <Amount euros={allotted} />
        </strong>{' '}
        <span className={classes.ofClaimed}>
          {t('explain.ofClaimed', { claimed: formatAmount(claimed, language, 'none'), percent })}
        </span>
      </p>
      <div className={classes.bar} aria-hidden>
        {pieces.map((piece) => (
          <div
            key={piece.key}
            data-class={piece.class}
            style={{ width: `${Math.min(100, (piece.euros / claimed) * 100)}%` }}
          />
        ))}
      </div>
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
  const steps = explainLine(outcome, toLine(line));
  return (
    <li className={classes.part}>
      <h3 className={classes.partName}>
        {capitalised(getPrivilege(line.privilegeId).names[language])}
        {line.poolId !== null && <span> · {poolName(line.poolId)}</span>}
      </h3>
      <ul className={classes.story}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the story of an amount never changes its order.
          <li key={index}>{explainStep(step, language, poolName)}</li>
        ))}
      </ul>
      <dl className={classes.sums}>
        <dt>{t('explain.claimed')}</dt>
        <dd>
          <Amount euros={line.claimed} unit="none" />
        </dd>
        <dt className={classes.total}>{line.isReserved ? t('explain.reserved') : t('explain.allotted')}</dt>
        <dd className={classes.total}>
          <Amount euros={line.allotted} unit="none" />
        </dd>
      </dl>
    </li>
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
    <footer className={classes.foot}>
      <p className={classes.sum}>
        <span>{t('explain.sum', { count })}</span>
        <Amount euros={allotted} unit="none" />
      </p>
      <p className={classes.invariant}>
        <IconCircleCheck size={16} stroke={1.75} aria-hidden />
        {capitalised(`${parts.join(' + ')} = ${written(totals.moneyIn)}`)}
      </p>
      <p className={classes.version}>
        {t('explain.version', { law: lawVersion, engine: engineVersion })} ·{' '}
        <code title={outcomeSha256}>{`${outcomeSha256.slice(0, 4)}…${outcomeSha256.slice(-4)}`}</code>
      </p>
    </footer>
  );
}

/** The log of a calculation as the engine made it, so that the engine's own explanation can be told of it. */
function toOutcome(log: Distribution): Outcome {
  return {
    kind: 'distributed',
    engineVersion: log.engineVersion,
    asOf: log.asOf,
    totals: {
      moneyInCents: cents(log.totals.moneyIn),
      costsCents: cents(log.totals.costs),
      paidCents: cents(log.totals.paid),
      reservedCents: cents(log.totals.reserved),
      surplusCents: cents(log.totals.surplus),
    },
    pools: log.pools.map((pool) => ({
      id: pool.id,
      kind: pool.kind,
      grossCents: cents(pool.gross),
      ownCostsCents: cents(pool.ownCosts),
      commonCostsCents: cents(pool.commonCosts),
      netCents: cents(pool.net),
      surplusCents: cents(pool.surplus),
    })),
    rounds: log.turns.map(({ kind, rank, beside, orderReason, ...round }) => ({
      kind,
      rank,
      demandedCents: cents(round.demanded),
      availableCents: cents(round.available),
      paidCents: cents(round.paid),
      draws: round.draws.map(({ poolId, available, drawn }) => ({
        poolId,
        availableCents: cents(available),
        drawnCents: cents(drawn),
      })),
      ...(beside !== null && { concurrentGeneralCents: cents(beside) }),
      ...(orderReason !== null && { orderReason }),
    })),
    lines: log.lines.map(toLine),
  };
}

function toLine(line: Distribution['lines'][number]): LineOutcome {
  const { kind, id, statementId, creditorId, privilegeId, rank, poolId, since, limit } = line;
  return {
    kind,
    id,
    statementId,
    creditorId,
    privilegeId,
    rank,
    poolId,
    since,
    reserved: line.isReserved,
    claimedCents: cents(line.claimed),
    allottedCents: cents(line.allotted),
    limit: limit && {
      parameterId: limit.parameterId,
      limitCents: cents(limit.limit),
      aboveCents: cents(limit.above),
    },
    steps: line.steps.map(({ turn, demanded, paid }) => ({
      round: turn,
      demandedCents: cents(demanded),
      paidCents: cents(paid),
    })),
  };
}

/** Euros of the API have at most two decimals, so whole cents come back exactly. */
function cents(euros: number): Cents {
  return BigInt(Math.round(euros * 100));
}
