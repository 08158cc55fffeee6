import { basisOf } from '@prorata/domain/distribution/explain-line';
import type { Choices } from '@prorata/domain/distribution/input';
import type { Distribution, LineOutcome, LineStep } from '@prorata/domain/distribution/outcome';
import type { IsoDate } from '@prorata/domain/iso-date';
import { smallerOf, sumCents } from '@prorata/domain/money';
import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { cite, joinWithSemicolons } from '@prorata/law/cite';
import type { Named } from '@prorata/law/named';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { READINGS, type ReadingId } from '@prorata/law/readings/register';
import type { Decision, Declarant, Entry, PoolOfReport, Report, RoundOfReport } from './report.ts';
import { capitalised } from './write-numbers.ts';

/** What a report is built from. */
export interface ReportSource {
  /** What is known without calculating: the report takes it over as it is. */
  readonly facts: Omit<Report, 'pools' | 'declarants' | 'rounds' | 'totals' | 'decisions'>;
  /** In the order in which the office listed them; the number of a lot is its place. */
  readonly assets: readonly { readonly id: string; readonly name: string }[];
  readonly statements: readonly StatementOfReport[];
  readonly choices: Choices;
  readonly distribution: Distribution;
}

/** A statement without what the calculation made of it. */
export type StatementOfReport = Omit<
  Declarant,
  'number' | 'claimedCents' | 'allottedCents' | 'reservedCents' | 'entries'
>;

/** Adds the calculation to the facts: every name and article in words, as the law register has them today. */
export function buildReport(source: ReportSource): Report {
  const names = namesOf(source);
  const declarants = listDeclarants(source, names);
  return {
    ...source.facts,
    pools: listPools(source),
    declarants,
    rounds: listRounds(source.distribution, declarants, names),
    totals: source.distribution.totals,
    decisions: listDecisions(source, names),
  };
}

/** The lots in the order of the office, then what belongs to none. */
function listPools({ assets, distribution }: ReportSource): PoolOfReport[] {
  const lotOf = new Map(assets.map(({ id, name }, place) => [id, { lot: place + 1, name }]));
  const described = distribution.pools.map(({ id, surplusCents: _, ...pool }) => ({
    id,
    ...pool,
    lot: lotOf.get(id)?.lot ?? null,
    name: lotOf.get(id)?.name ?? null,
  }));
  const last = described.length + 1;
  return described.toSorted((one, other) => (one.lot ?? last) - (other.lot ?? last));
}

/** The statements with what each asked and got: by their best rank, then as they came in, and numbered so. */
function listDeclarants({ statements, distribution }: ReportSource, names: Names): Declarant[] {
  const linesOf = new Map<string, LineOutcome[]>(statements.map(({ statementId }) => [statementId, []]));
  for (const line of distribution.lines) linesOf.get(line.statementId ?? '')?.push(line);
  return statements
    .map((statement) => ({ statement, lines: linesOf.get(statement.statementId) ?? [] }))
    .map((entry) => ({ ...entry, best: Math.min(...entry.lines.map(({ rank }) => rank)) }))
    .toSorted(
      (one, other) =>
        one.best - other.best || (one.statement.statementId < other.statement.statementId ? -1 : 1),
    )
    .map(({ statement, lines }, place) => ({
      ...statement,
      number: place + 1,
      claimedCents: sumCents(lines.map(({ claimedCents }) => claimedCents)),
      allottedCents: sumCents(lines.map(({ allottedCents }) => allottedCents)),
      reservedCents: sumCents(lines.map(({ consignedCents }) => consignedCents)),
      ...borneBy(lines),
      entries: lines.flatMap((line) => entriesOf(line, distribution, names)),
    }));
}

function borneBy(lines: readonly LineOutcome[]): Pick<Declarant, 'borneCents'> {
  const borneCents = sumCents(lines.map((line) => line.borneCents));
  return borneCents === 0n ? {} : { borneCents };
}

/**
 * A line has an entry for each rank in which it took part, and for each lot; one that was never paid in a round still
 * shows what it asked.
 */
function entriesOf(line: LineOutcome, distribution: Distribution, names: Names): Entry[] {
  if (line.claimedCents === 0n) return [];
  if (line.steps.length > 0) return onePerLot(line.steps, distribution).map((step) => entryOf(line, step));
  return [entryOf(line, { round: -1, demandedCents: line.claimedCents, paidCents: 0n })];

  function entryOf(
    { privilegeId, lots, since, reservedCents, limits, rank }: LineOutcome,
    step: LineStep,
  ): Entry {
    const round = distribution.rounds[step.round];
    const isPlain = privilegeId === 'chirographic';
    const kind = round?.kind ?? (isPlain ? 'ordinary' : lots.length === 0 ? 'general' : 'specific');
    const isRest = kind === 'ordinary' && !isPlain;
    const lotId = kind === 'specific' ? (round?.draws[0]?.poolId ?? lots[0]?.poolId) : lots[0]?.poolId;
    return {
      kind,
      name: names.privilege(privilegeId),
      articles:
        kind === 'ordinary' ? names.articles('chirographic', null) : names.articles(privilegeId, since),
      rank: round?.rank ?? rank,
      pool: lotId === undefined ? null : names.pool(lotId),
      since,
      isRest,
      isReserved: reservedCents > 0n,
      limitCents: kind === 'ordinary' ? null : lowestOf(limits),
      claimedCents: step.demandedCents,
      allottedCents: step.paidCents,
    };
  }
}

/** A claim on several lots may call on one of them again; that is still one entry, with all that was asked of the lot. */
function onePerLot(steps: readonly LineStep[], { rounds }: Distribution): readonly LineStep[] {
  const byLot = new Map<string, LineStep>();
  for (const step of steps) {
    const round = rounds[step.round];
    const key = round?.kind === 'specific' ? `lot ${round.draws[0]?.poolId}` : `round ${step.round}`;
    const before = byLot.get(key)?.paidCents ?? 0n;
    byLot.set(key, {
      ...step,
      demandedCents: before + step.demandedCents,
      paidCents: before + step.paidCents,
    });
  }
  return [...byLot.values()];
}

function lowestOf(limits: LineOutcome['limits']): bigint | null {
  const [first, ...others] = limits.map(({ limitCents }) => limitCents);
  return first === undefined ? null : others.reduce(smallerOf, first);
}

interface Member {
  readonly line: LineOutcome;
  readonly demandedCents: bigint;
  readonly paidCents: bigint;
}

/** Every sharing with who took part in it. */
function listRounds(
  distribution: Distribution,
  declarants: readonly Declarant[],
  names: Names,
): RoundOfReport[] {
  const members: Member[][] = distribution.rounds.map(() => []);
  for (const line of distribution.lines) {
    for (const { round, ...amounts } of line.steps) members[round]?.push({ line, ...amounts });
  }
  const declarantOf = new Map(declarants.map((declarant) => [declarant.statementId, declarant]));
  return distribution.rounds.map((round, place) => {
    const taking = members[place] ?? [];
    const isOrdinary = round.kind === 'ordinary';
    const privileges = isOrdinary ? [] : taking.map(({ line: { privilegeId } }) => privilegeId);
    const articles = isOrdinary
      ? [names.articles('chirographic', null)]
      : taking.map(({ line: { privilegeId, since } }) => names.articles(privilegeId, since));
    return {
      kind: round.kind,
      rank: round.rank,
      names: [...new Set(privileges)].map(names.privilege),
      articles: joinWithSemicolons(articles, names.language),
      demandedCents: round.demandedCents,
      availableCents: round.availableCents,
      paidCents: round.paidCents,
      draws: round.draws.map(({ poolId, drawnCents }) => ({ pool: names.pool(poolId), drawnCents })),
      shares: inOrder(
        taking.map(({ line, demandedCents, paidCents }) => {
          const declarant = declarantOf.get(line.statementId ?? '');
          return {
            number: declarant?.number ?? null,
            name: declarant?.name ?? names.cost(line.id),
            demandedCents,
            paidCents,
          };
        }),
      ),
      orderReason: round.orderReason ?? null,
    };
  });
}

/** Creditors by their number; costs have none and stay as they are. */
function inOrder(shares: RoundOfReport['shares']): RoundOfReport['shares'] {
  return shares.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
}

/** What the bailiff decided, in words, each with the reason. */
function listDecisions({ facts, statements, choices, distribution }: ReportSource, names: Names): Decision[] {
  const { orders = [], ranks = [], readings = [] } = choices;
  const creditors = new Map(statements.map(({ statementId, name }) => [statementId, name]));
  const claims = new Map(
    distribution.lines
      .filter(({ kind }) => kind === 'claim')
      .map(({ id, privilegeId, statementId }) => [
        id,
        `${names.privilege(privilegeId)} (${creditors.get(statementId ?? '') ?? ''})`,
      ]),
  );
  return [
    ...orders.map(({ poolId, claimIds, reason }) => ({
      kind: 'order' as const,
      what: [
        names.pool(poolId) ?? '',
        ...claimIds.map((id, place) => `${place + 1}° ${claims.get(id) ?? ''}`),
      ]
        .filter((text) => text !== '')
        .join(', '),
      reason,
    })),
    ...ranks.map(({ privilegeId, rank, reason }) => ({
      kind: 'rank' as const,
      what: `${names.privilege(privilegeId)}, ${rank}`,
      reason,
    })),
    ...readings.map(({ reading, answer, reason }) => ({
      kind: 'reading' as const,
      what: nameAnswer(reading, answer, facts.language),
      reason,
    })),
  ];
}

function nameAnswer(reading: ReadingId, answer: string, language: DossierLanguage): string {
  const { question, answerNames }: { question: Named; answerNames: Readonly<Record<string, Named>> } =
    READINGS[reading];
  return `${question[language]} ${capitalised(answerNames[answer]?.[language] ?? answer)}.`;
}

/** What the calculation knows by id, in the words of the report. */
interface Names {
  readonly language: DossierLanguage;
  readonly privilege: (privilegeId: string) => string;
  readonly articles: (privilegeId: string, since: IsoDate | null) => string;
  /** `null` for money that belongs to no lot. */
  readonly pool: (poolId: string) => string | null;
  readonly cost: (costId: string) => string;
}

function namesOf({ facts, assets, distribution }: ReportSource): Names {
  const { language, costs: charged } = facts;
  const pools = new Map(assets.map(({ id, name }) => [id, name]));
  const costs = new Map([
    ...charged.execution.map(({ id, description }) => [id, description] as const),
    ...charged.tariff.map(({ costId, name }) => [costId, name] as const),
  ]);
  return {
    language,
    privilege: (privilegeId) => getPrivilege(privilegeId).names[language],
    articles: (privilegeId, since) => {
      const references = basisOf(privilegeId, since, distribution.asOf);
      return joinWithSemicolons(
        references.map((reference) => cite(reference, language)),
        language,
      );
    },
    pool: (poolId) => pools.get(poolId) ?? null,
    cost: (costId) => costs.get(costId) ?? costId,
  };
}
