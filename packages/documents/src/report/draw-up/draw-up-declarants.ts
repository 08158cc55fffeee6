import type { LineOutcome, LineStep } from '@prorata/domain/distribution/outcome';
import { sumCents } from '@prorata/domain/money';
import type { Declarant, Entry } from '../v1/report.ts';
import type { ReportSource } from './facts.ts';
import type { Names } from './names.ts';

/** The statements with what each asked and got, those of the best rank first, and numbered so. */
export function drawUpDeclarants(source: ReportSource, names: Names): Declarant[] {
  return numberStatements(source).map(({ statement, lines }, place) => {
    const { id: statementId, ...facts } = statement;
    return {
      ...facts,
      statementId,
      number: place + 1,
      claimedCents: sumCents(lines.map(({ claimedCents }) => claimedCents)),
      allottedCents: sumCents(lines.map(({ allottedCents }) => allottedCents)),
      reservedCents: sumCents(
        lines.filter(({ reserved }) => reserved).map(({ allottedCents }) => allottedCents),
      ),
      entries: lines.flatMap((line) => entriesOf(line, source, names)),
    };
  });
}

/** The order of the report: by the best rank of a statement, then as they came in. */
export function numberStatements({ facts, distribution }: ReportSource) {
  const linesOf = new Map<string, LineOutcome[]>(facts.statements.map(({ id }) => [id, []]));
  for (const line of distribution.lines) linesOf.get(line.statementId ?? '')?.push(line);
  return facts.statements
    .map((statement) => ({ statement, lines: linesOf.get(statement.id) ?? [] }))
    .map((entry) => ({ ...entry, best: Math.min(...entry.lines.map(({ rank }) => rank)) }))
    .toSorted((one, other) => one.best - other.best || (one.statement.id < other.statement.id ? -1 : 1));
}

/** A line has an entry for each rank in which it took part; one that never had a turn still shows what it asked. */
function entriesOf(line: LineOutcome, { distribution }: ReportSource, names: Names): Entry[] {
  if (line.claimedCents === 0n) return [];
  if (line.steps.length > 0) return line.steps.map((step) => entryOf(line, step));
  return [entryOf(line, { round: -1, demandedCents: line.claimedCents, paidCents: 0n })];

  function entryOf(
    { privilegeId, poolId, since, reserved, limit, rank }: LineOutcome,
    step: LineStep,
  ): Entry {
    const turn = distribution.rounds[step.round];
    const isPlain = privilegeId === 'chirographic';
    const kind = turn?.kind ?? (isPlain ? 'ordinary' : poolId === null ? 'general' : 'specific');
    const isRest = kind === 'ordinary' && !isPlain;
    return {
      kind,
      name: names.privilege(privilegeId),
      articles:
        kind === 'ordinary' ? names.articles('chirographic', null) : names.articles(privilegeId, since),
      rank: turn?.rank ?? rank,
      pool: poolId === null ? null : names.pool(poolId),
      since,
      isRest,
      isReserved: reserved,
      limitCents: kind === 'ordinary' ? null : (limit?.limitCents ?? null),
      claimedCents: step.demandedCents,
      allottedCents: step.paidCents,
    };
  }
}
