import { basisOf } from '@prorata/domain/distribution/explain-line';
import type { Choices } from '@prorata/domain/distribution/input';
import type { Distribution, LineOutcome, LineStep, PaymentRound } from '@prorata/domain/distribution/outcome';
import { claimedOf } from '@prorata/domain/distribution/state';
import { brusselsDate, brusselsTime, type IsoDate } from '@prorata/domain/iso-date';
import { smallerOf, sumCents } from '@prorata/domain/money';
import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { cite, joinWithSemicolons } from '@prorata/law/cite';
import type { Named } from '@prorata/law/named';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { READINGS, type ReadingId } from '@prorata/law/readings/register';
import type {
  Decision,
  Declarant,
  Entry,
  InEstate,
  OrdinaryReason,
  PlaceInOrder,
  PoolOfReport,
  Report,
  RoundOfReport,
} from './report.ts';
import { capitalised } from './write-numbers.ts';

/** What a report is built from. */
export interface ReportSource {
  /** What is known without calculating: the report takes it over as it is. */
  readonly facts: Omit<Report, 'pools' | 'declarants' | 'rounds' | 'totals' | 'decisions' | 'estates'>;
  /** The names of several estates. */
  readonly estates?: readonly { readonly id: string; readonly name: string; readonly isCommon: boolean }[];
  /** In the order in which the office listed them; the number of a lot is its place. */
  readonly assets: readonly { readonly id: string; readonly name: string }[];
  readonly statements: readonly StatementOfReport[];
  readonly choices: Choices;
  readonly distribution: Distribution;
}

/** A statement without what the calculation made of it. */
export type StatementOfReport = Omit<
  Declarant,
  'number' | 'claimedCents' | 'allottedCents' | 'reservedCents' | 'entries' | 'series'
> & {
  /** Of a distribution in a series of runs: what it received in those before. */
  readonly earlierCents?: bigint;
};

/** Adds the calculation to the facts: every name and article in words, as the law register has them today. */
export function buildReport(source: ReportSource): Report {
  const names = namesOf(source);
  const declarants = listDeclarants(source, names);
  const rounds = listRounds(source, declarants, names);
  return {
    ...source.facts,
    pools: listPools(source, names),
    declarants,
    rounds,
    totals: source.distribution.totals,
    ...listEstates(source, declarants),
    decisions: listDecisions(source, rounds, names),
  };
}

/** The lots in the order of the office, then what belongs to none. */
function listPools({ assets, distribution }: ReportSource, names: Names): PoolOfReport[] {
  const lotOf = new Map(assets.map(({ id, name }, place) => [id, { lot: place + 1, name }]));
  const described = distribution.pools.map(({ id, surplusCents: _, ...pool }) => ({
    id,
    ...pool,
    lot: lotOf.get(id)?.lot ?? null,
    name: lotOf.get(id)?.name ?? null,
    ...estateOf(pool, names),
  }));
  const last = described.length + 1;
  return described.toSorted((one, other) => (one.lot ?? last) - (other.lot ?? last));
}

/** The statements with what each asked and got: in the order in which they were paid, then as they came in, and numbered so. */
function listDeclarants(source: ReportSource, names: Names): Declarant[] {
  const { statements, distribution } = source;
  const linesOf = new Map<string, LineOutcome[]>(statements.map(({ statementId }) => [statementId, []]));
  for (const line of distribution.lines) linesOf.get(line.statementId ?? '')?.push(line);
  const listed = statements
    .map((statement) => ({ statement, lines: linesOf.get(statement.statementId) ?? [] }))
    .map((entry) => ({ ...entry, turn: turnOf(entry.lines) }))
    .toSorted(
      (one, other) =>
        one.turn.round - other.turn.round ||
        one.turn.rank - other.turn.rank ||
        (one.statement.statementId < other.statement.statementId ? -1 : 1),
    );
  const numbers = new Map(listed.map(({ statement }, place) => [statement.statementId, place + 1]));
  const order = orderOf(source, numbers, names);
  return listed.map(({ statement: { earlierCents, ...statement }, lines }, place) => ({
    ...statement,
    number: place + 1,
    claimedCents: claimedOf(lines),
    allottedCents: sumCents(lines.map(({ allottedCents }) => allottedCents)),
    ...seriesOf(lines, earlierCents),
    reservedCents: sumCents(lines.map(({ consignedCents }) => consignedCents)),
    ...borneBy(lines),
    entries: lines.flatMap((line) => entriesOf(line, order, names)),
  }));
}

/** When somebody's first claim came to its turn; a claim that never did goes by its rank, after all others. */
function turnOf(lines: readonly LineOutcome[]): { readonly round: number; readonly rank: number } {
  const rounds = lines.flatMap(({ steps }) => steps.map(({ round }) => round));
  return {
    round: Math.min(...rounds, Number.MAX_SAFE_INTEGER),
    rank: Math.min(...lines.map(({ rank }) => rank), Number.MAX_SAFE_INTEGER),
  };
}

/** What was accepted is what is left now and what was received: interest that ran meanwhile is part of it. */
function seriesOf(
  lines: readonly LineOutcome[],
  earlierCents: bigint | undefined,
): Pick<Declarant, 'series'> {
  if (earlierCents === undefined) return {};
  const beforeCents = balanceOf(lines);
  const afterCents = beforeCents - sumCents(lines.map(({ allottedCents }) => allottedCents));
  return { series: { acceptedCents: beforeCents + earlierCents, earlierCents, beforeCents, afterCents } };
}

/** Where shares follow what was owed at first, what is still owed is the most that a claim can take. */
function balanceOf(lines: readonly LineOutcome[]): bigint {
  const isOfOneEstate = lines.every(({ estateId }) => estateId === undefined);
  if (!isOfOneEstate) return claimedOf(lines);
  return sumCents(lines.map(({ ceilingCents, claimedCents }) => ceilingCents ?? claimedCents));
}

function borneBy(lines: readonly LineOutcome[]): Pick<Declarant, 'borneCents'> {
  const borneCents = sumCents(lines.map((line) => line.borneCents));
  return borneCents === 0n ? {} : { borneCents };
}

/** The sharings as they followed each other, with what a reader needs to place a claim among the others. */
interface Order {
  readonly distribution: Distribution;
  /** Of each sharing: its place among those of its kind, its lots, and who took part. */
  readonly rounds: readonly {
    readonly place: number;
    readonly lots: readonly number[];
    readonly numbers: readonly number[];
    readonly privileges: readonly string[];
  }[];
}

function orderOf(
  { assets, distribution }: ReportSource,
  numbers: ReadonlyMap<string, number>,
  names: Names,
): Order {
  const lotOf = new Map(assets.map(({ id }, place) => [id, place + 1]));
  const members = membersOf(distribution);
  const places = placesOf(distribution, members);
  return {
    distribution,
    rounds: distribution.rounds.map((round, index) => {
      const taking = members[index] ?? [];
      const isNamed = round.kind !== 'ordinary';
      return {
        place: places[index] ?? 1,
        lots: round.draws.flatMap(({ poolId }) => lotOf.get(poolId) ?? []),
        numbers: [...new Set(taking.flatMap(({ line }) => numbers.get(line.statementId ?? '') ?? []))],
        privileges: isNamed
          ? [...new Set(taking.map(({ line }) => line.privilegeId))].map(names.privilege)
          : [],
      };
    }),
  };
}

interface Member {
  readonly line: LineOutcome;
  readonly demandedCents: bigint;
  readonly paidCents: bigint;
}

/** Who took part in each sharing. */
function membersOf(distribution: Distribution): readonly (readonly Member[])[] {
  const members: Member[][] = distribution.rounds.map(() => []);
  for (const line of distribution.lines) {
    for (const { round, ...amounts } of line.steps) members[round]?.push({ line, ...amounts });
  }
  return members;
}

/**
 * The place of each sharing: on its lot among the special ones, else among those of its kind in its estate. It is counted from the
 * sharings themselves, so it is the order that was followed, also where the bailiff fixed it. Claims on several lots
 * may call on one of them again: that is no new place.
 */
function placesOf(distribution: Distribution, members: readonly (readonly Member[])[]): number[] {
  const seen = new Map<string, { readonly rank: number; readonly ids: ReadonlySet<string> }[]>();
  return distribution.rounds.map(({ kind, rank, draws, estateId = '' }, index) => {
    const key = `${estateId} ${kind === 'specific' ? `lot ${draws[0]?.poolId}` : kind}`;
    const ids = new Set(members[index]?.map(({ line }) => line.id));
    const before = seen.get(key) ?? [];
    const again = before.findIndex((one) => one.rank === rank && [...ids].every((id) => one.ids.has(id)));
    if (again >= 0) return again + 1;
    seen.set(key, [...before, { rank, ids }]);
    return before.length + 1;
  });
}

/** A claim with its privilege, and apart from it what has none; a claim that never had one is a single entry. */
function entriesOf(line: LineOutcome, order: Order, names: Names): Entry[] {
  if (line.claimedCents === 0n) return [];
  const { rounds } = order.distribution;
  const isOrdinary = ({ round }: LineStep) => rounds[round]?.kind === 'ordinary';
  const privileged = line.steps.filter((step) => !isOrdinary(step));
  const ordinary = line.steps.filter(isOrdinary);
  if (line.privilegeId === 'chirographic' || line.privilegeId === 'subordinated') {
    return [wholeEntry(line, order, names)];
  }
  const paidCents = paidIn(privileged);
  const restCents = line.claimedCents - paidCents;
  const aboveCents = sumCents(line.limits.map((limit) => limit.aboveCents));
  const withoutCents = sumCents(line.ordinary.map(({ amountCents }) => amountCents)) + aboveCents;
  const securedCents = line.claimedCents - withoutCents;
  const amounts = { claimedCents: paidCents, allottedCents: paidCents, securedCents };
  const entries: Entry[] =
    securedCents > 0n ? [{ ...privilegedEntry(line, privileged, order, names), ...amounts }] : [];
  if (restCents > 0n) {
    const excludedCents = ordinary.length === 0 ? 0n : restCents - demandedIn(ordinary);
    entries.push({
      ...blankEntry(line, names),
      kind: 'ordinary',
      articles: names.articles('chirographic', null),
      isRest: true,
      reasons: reasonsOf(line, { unpaidCents: securedCents - paidCents, excludedCents }),
      claimedCents: restCents,
      allottedCents: paidIn(ordinary),
    });
  }
  return entries;
}

function paidIn(steps: readonly LineStep[]): bigint {
  return sumCents(steps.map(({ paidCents }) => paidCents));
}

function demandedIn(steps: readonly LineStep[]): bigint {
  return sumCents(steps.map(({ demandedCents }) => demandedCents));
}

/** What has no privilege, or comes after everybody, is one entry with all that it got. */
function wholeEntry(line: LineOutcome, { distribution }: Order, names: Names): Entry {
  const kind = distribution.rounds[line.steps[0]?.round ?? -1]?.kind;
  return {
    ...blankEntry(line, names),
    kind: kind ?? (line.privilegeId === 'subordinated' ? 'subordinated' : 'ordinary'),
    claimedCents: line.claimedCents,
    allottedCents: line.allottedCents,
  };
}

function blankEntry(line: LineOutcome, names: Names): Omit<Entry, 'kind' | 'claimedCents' | 'allottedCents'> {
  const { privilegeId, since, rank, lots, reservedCents, limits } = line;
  return {
    name: names.privilege(privilegeId),
    articles: names.articles(privilegeId, since),
    rank,
    pool: lots.map(({ poolId }) => names.pool(poolId)).join(', ') || null,
    since,
    isRest: false,
    isReserved: reservedCents > 0n,
    limitCents: lowestOf(limits),
    securedCents: line.claimedCents,
    places: [],
    besides: [],
    after: [],
    draws: [],
    fixedReason: line.fixedReason,
    reasons: [],
    ...estateOf(line, names),
  };
}

function estateOf({ estateId }: { readonly estateId?: string }, names: Names): Partial<InEstate> {
  return estateId === undefined ? {} : { estateId, estate: names.estate(estateId) };
}

function privilegedEntry(
  line: LineOutcome,
  steps: readonly LineStep[],
  order: Order,
  names: Names,
): Omit<Entry, 'claimedCents' | 'allottedCents'> {
  const [first] = steps;
  const kind = order.distribution.rounds[first?.round ?? -1]?.kind;
  const taken = steps.flatMap((step) => {
    const round = order.rounds[step.round];
    return round === undefined ? [] : [{ ...round, step }];
  });
  return {
    ...blankEntry(line, names),
    kind: kind ?? (line.lots.length === 0 ? 'general' : 'specific'),
    places:
      kind === 'specific'
        ? placesPerLots(taken)
        : taken.slice(0, 1).map(({ place }) => ({ lots: [], place })),
    besides: [...new Set(taken.flatMap(({ numbers }) => numbers))],
    after: kind === 'specific' ? generalBefore(first?.round ?? 0, line, order) : [],
    draws: kind === 'specific' && line.lots.length > 1 ? drawsOf(taken) : [],
  };
}

type Taken = Order['rounds'][number] & { readonly step: LineStep };

/** Lots on which it comes at the same place are told together. */
function placesPerLots(taken: readonly Taken[]): PlaceInOrder[] {
  const byPlace = Map.groupBy(taken, ({ place }) => place);
  return [...byPlace].map(([place, group]) => ({
    place,
    lots: [...new Set(group.flatMap(({ lots }) => lots))].toSorted((one, other) => one - other),
  }));
}

function drawsOf(taken: readonly Taken[]): Entry['draws'] {
  const byLot = Map.groupBy(taken, ({ lots }) => lots[0] ?? null);
  return [...byLot].map(([lot, group]) => ({ lot, drawnCents: paidIn(group.map(({ step }) => step)) }));
}

/** Which general privileges took from the claim's lots before it did. */
function generalBefore(round: number, line: LineOutcome, { distribution, rounds }: Order): string[] {
  const lots = new Set(line.lots.map(({ poolId }) => poolId));
  const before = distribution.rounds.slice(0, round).flatMap(({ kind, draws, estateId }, index) => {
    const isDrawn = draws.some(({ poolId, drawnCents }) => lots.has(poolId) && drawnCents > 0n);
    const isBefore = kind === 'general' && estateId === line.estateId && isDrawn;
    return isBefore ? (rounds[index]?.privileges ?? []) : [];
  });
  return [...new Set(before)];
}

function reasonsOf(
  { ordinary, limits }: LineOutcome,
  { unpaidCents, excludedCents }: { readonly unpaidCents: bigint; readonly excludedCents: bigint },
): OrdinaryReason[] {
  const reasons: OrdinaryReason[] = [
    ...ordinary,
    ...limits.map(({ aboveCents, limitCents }) => ({
      because: 'limit' as const,
      amountCents: aboveCents,
      limitCents,
    })),
    { because: 'unpaid', amountCents: unpaidCents },
    { because: 'excluded', amountCents: excludedCents },
  ];
  return reasons.filter(({ amountCents }) => amountCents > 0n);
}

function lowestOf(limits: LineOutcome['limits']): bigint | null {
  const [first, ...others] = limits.map(({ limitCents }) => limitCents);
  return first === undefined ? null : others.reduce(smallerOf, first);
}

/** Every sharing with who took part in it. */
function listRounds(source: ReportSource, declarants: readonly Declarant[], names: Names): RoundOfReport[] {
  const { distribution } = source;
  const members = membersOf(distribution);
  const numbers = new Map(declarants.map(({ statementId, number }) => [statementId, number]));
  const order = orderOf(source, numbers, names);
  const declarantOf = new Map(declarants.map((declarant) => [declarant.statementId, declarant]));
  return distribution.rounds.map((round, index) => {
    const taking = members[index] ?? [];
    const { place = 1, lots = [], privileges = [] } = order.rounds[index] ?? {};
    const articles =
      round.kind === 'ordinary'
        ? [names.articles('chirographic', null)]
        : taking.map(({ line: { privilegeId, since } }) => names.articles(privilegeId, since));
    return {
      kind: round.kind,
      rank: round.rank,
      place,
      lots,
      names: privileges,
      articles: joinWithSemicolons(articles, names.language),
      demandedCents: round.demandedCents,
      availableCents: round.availableCents,
      paidCents: round.paidCents,
      draws: round.draws.map(({ poolId, drawnCents }) => ({ pool: names.pool(poolId), drawnCents })),
      ...estateOf(round, names),
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
      ...notifiedOf(round),
    };
  });
}

function notifiedOf({ notifiedAt }: PaymentRound): Pick<RoundOfReport, 'notified'> {
  if (notifiedAt === undefined) return {};
  const at = new Date(notifiedAt);
  return { notified: { on: brusselsDate(at), time: brusselsTime(at) } };
}

/** Creditors by their number; costs have none and stay as they are. */
function inOrder(shares: RoundOfReport['shares']): RoundOfReport['shares'] {
  return shares.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
}

/** Each of several estates with what its creditors got of it. */
function listEstates(
  { distribution, estates = [] }: ReportSource,
  declarants: readonly Declarant[],
): Pick<Report, 'estates'> {
  if (distribution.estates === undefined) return {};
  return {
    estates: distribution.estates.map(({ id, ...amounts }) => {
      const { name = '', isCommon = false } = estates.find((estate) => estate.id === id) ?? {};
      const lines = distribution.lines.filter(({ estateId }) => estateId === id);
      const shares = declarants.flatMap(({ number, statementId, ...declarant }) => {
        const own = lines.filter((line) => line.statementId === statementId);
        if (own.length === 0) return [];
        const demandedCents = sumCents(own.map(({ claimedCents }) => claimedCents));
        const paidCents = sumCents(own.map(({ allottedCents }) => allottedCents));
        const ceilings = own.flatMap(({ ceilingCents }) => ceilingCents ?? []);
        const ceiling = ceilings.length > 0 && { ceilingCents: sumCents(ceilings) };
        return [{ number, name: declarant.name, demandedCents, paidCents, ...ceiling }];
      });
      return { id, name, isCommon, ...amounts, shares };
    }),
  };
}

/** What the bailiff decided, in words, each with the reason. */
function listDecisions(
  { facts, statements, choices, distribution }: ReportSource,
  rounds: readonly RoundOfReport[],
  names: Names,
): Decision[] {
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
    ...ranks.map(({ privilegeId, reason }) => {
      const what = names.privilege(privilegeId);
      return { kind: 'rank' as const, what, between: neighboursOf(what, rounds), reason };
    }),
    ...readings.map(({ reading, answer, reason }) => ({
      kind: 'reading' as const,
      what: nameAnswer(reading, answer, facts.language),
      reason,
    })),
  ];
}

/** Between which others a privilege came to its turn; of several estates, in the first where it did. */
function neighboursOf(name: string, rounds: readonly RoundOfReport[]): NonNullable<Decision['between']> {
  const named = rounds.filter(({ names }) => names.length > 0);
  const where = named.find(({ names }) => names.includes(name))?.estateId;
  const there = named.filter(({ estateId }) => estateId === where);
  const first = there.findIndex(({ names }) => names.includes(name));
  if (first < 0) return { before: [], after: [] };
  return { before: there[first - 1]?.names ?? [], after: there[first + 1]?.names ?? [] };
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
  readonly estate: (estateId: string) => string;
}

function namesOf({ facts, assets, distribution, estates = [] }: ReportSource): Names {
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
    estate: (estateId) => estates.find(({ id }) => id === estateId)?.name ?? '',
  };
}
