import type { LineOutcome } from '@prorata/domain/distribution/outcome';
import type { TurnOfReport } from '../v1/report.ts';
import { numberStatements } from './draw-up-declarants.ts';
import type { ReportSource } from './facts.ts';
import type { Names } from './names.ts';

interface Member {
  readonly line: LineOutcome;
  readonly demandedCents: bigint;
  readonly paidCents: bigint;
}

/** Every sharing with who took part in it. */
export function drawUpTurns(source: ReportSource, names: Names): TurnOfReport[] {
  const { distribution } = source;
  const members: Member[][] = distribution.rounds.map(() => []);
  for (const line of distribution.lines) {
    for (const { round, ...amounts } of line.steps) members[round]?.push({ line, ...amounts });
  }
  const numbers = new Map(
    numberStatements(source).map(({ statement: { id, name } }, place) => [id, { number: place + 1, name }]),
  );
  return distribution.rounds.map((turn, place) => {
    const taking = members[place] ?? [];
    const isOrdinary = turn.kind === 'ordinary';
    const privileges = isOrdinary ? [] : taking.map(({ line: { privilegeId } }) => privilegeId);
    const articles = isOrdinary
      ? [names.articles('chirographic', null)]
      : taking.map(({ line: { privilegeId, since } }) => names.articles(privilegeId, since));
    return {
      kind: turn.kind,
      rank: turn.rank,
      names: [...new Set(privileges)].map(names.privilege),
      articles: [...new Set(articles)].join('; '),
      demandedCents: turn.demandedCents,
      availableCents: turn.availableCents,
      paidCents: turn.paidCents,
      draws: turn.draws.map(({ poolId, drawnCents }) => ({ pool: names.pool(poolId), drawnCents })),
      shares: inOrder(
        taking.map(({ line, demandedCents, paidCents }) => {
          const declarant = numbers.get(line.statementId ?? '');
          return {
            number: declarant?.number ?? null,
            name: declarant?.name ?? names.cost(line.id),
            demandedCents,
            paidCents,
          };
        }),
      ),
      orderReason: turn.orderReason ?? null,
    };
  });
}

/** Creditors by their number; costs have none and stay as they are. */
function inOrder(shares: TurnOfReport['shares']): TurnOfReport['shares'] {
  return shares.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
}
