import fc from 'fast-check';
import { distribute } from '../src/distribution/distribute.ts';
import {
  type Choices,
  type ClaimInput,
  type CostInput,
  type DistributionInput,
  type FixedParts,
  ORDINARY_BECAUSE,
  type OrdinaryBecause,
  type PoolInput,
  type Secured,
  type StatementInput,
} from '../src/distribution/input.ts';
import type { Distribution } from '../src/distribution/outcome.ts';

const SPECIFIC = [
  'judicial-costs-asset',
  'insurance-premium',
  'preservation-costs-later',
  'preservation-costs-earlier',
  'retention-right-preservation',
  'carrier',
  'carrier-knew-price-unpaid',
  'unpaid-seller-lessor-informed',
  'lessor',
  'lessor-younger-than-pledge',
  'retention-of-title-seller',
  'unpaid-seller',
  'civil-party-vehicle',
  'subcontractor',
  'pledge',
  'pledge',
  'retention-right-other',
  'official-bond',
] as const;
const GENERAL = [
  'judicial-costs-common',
  'funeral-costs',
  'last-illness',
  'maintenance',
  'maintenance',
  'wages',
  'severance-pay',
  'social-security-contributions',
  'vat',
  'federal-taxes',
  'customs-excise',
  'chirographic',
  'subordinated',
] as const;
/** Rights that the law orders by date alone: two of them without dates cannot be calculated. */
const NEEDS_DATE: readonly string[] = [
  'pledge',
  'retention-right-other',
  'preservation-costs-later',
  'preservation-costs-earlier',
  'retention-right-preservation',
];
const DATES = ['2020-01-15', '2021-06-30', '2022-04-08', '2023-11-02'] as const;
const FUNERAL_DATE = '2022-01-01';

/** Small amounts, where a cent of rounding weighs most, and now and then a large one. */
const cents = fc.oneof(
  { weight: 5, arbitrary: fc.bigInt({ min: 0n, max: 60n }) },
  { weight: 4, arbitrary: fc.bigInt({ min: 0n, max: 5_000n }) },
  { weight: 1, arbitrary: fc.bigInt({ min: 0n, max: 3_000_000n }) },
);

const poolKind = fc.constantFrom('asset', 'asset', 'asset', 'money', 'income', 'maintenanceOnly');

function arbitraryPools(): fc.Arbitrary<PoolInput[]> {
  const pool = fc.record({ kind: poolKind, amountCents: cents });
  return fc
    .array(pool, { minLength: 1, maxLength: 4 })
    .map((pools) => pools.map((facts, index): PoolInput => ({ id: `pool-${index}`, ...facts })));
}

function arbitraryCosts(openIds: readonly string[]): fc.Arbitrary<CostInput[]> {
  const cost = fc.record({ amountCents: cents, poolIds: fc.subarray([...openIds]) });
  return fc
    .array(cost, { maxLength: 3 })
    .map((costs) => costs.map((facts, index): CostInput => ({ id: `cost-${index}`, ...facts })));
}

type ClaimFacts = Omit<ClaimInput, 'id'>;

/** Some part of an amount. */
function partOf(amountCents: bigint, thousandths: number): bigint {
  return (amountCents * BigInt(thousandths)) / 1_000n;
}

const thousandths = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000 }), fc.constant(1_000));

/** What a claim may say besides its privilege and its amount. */
const accessories = fc.record({
  reserved: thousandths,
  ordinary: fc.option(fc.record({ because: fc.constantFrom(...ORDINARY_BECAUSE), part: thousandths }), {
    freq: 3,
  }),
});

function withAccessories(
  claim: ClaimFacts,
  { reserved, ordinary }: { reserved: number; ordinary: { because: OrdinaryBecause; part: number } | null },
): ClaimFacts {
  const { amountCents } = claim;
  return {
    ...claim,
    reservedCents: partOf(amountCents, reserved),
    ...(ordinary && {
      ordinary: [{ because: ordinary.because, amountCents: partOf(amountCents, ordinary.part) }],
    }),
  };
}

function specificClaim(openIds: readonly string[]): fc.Arbitrary<ClaimFacts> {
  const facts = fc.record({
    privilegeId: fc.constantFrom(...SPECIFIC),
    amountCents: cents,
    lots: arbitraryLots(openIds),
    fixed: fc.option(thousandths, { freq: 6 }),
    date: fc.constantFrom(...DATES),
    isDated: fc.boolean(),
    limitCents: fc.option(cents, { freq: 8 }),
    accessories,
  });
  return facts.map(({ date, isDated, limitCents, fixed, accessories: others, ...claim }) =>
    withAccessories(
      {
        ...claim,
        ...(isDated || NEEDS_DATE.includes(claim.privilegeId) ? { since: date } : {}),
        ...(limitCents === null ? {} : { limitCents }),
        ...(fixed === null ? {} : { fixedParts: fixParts(claim.lots, openIds, claim.amountCents, fixed) }),
      },
      others,
    ),
  );
}

function arbitraryLots(openIds: readonly string[]): fc.Arbitrary<'all' | string[]> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...openIds).map((poolId) => [poolId]) },
    { weight: 4, arbitrary: fc.subarray([...openIds], { minLength: 1 }) },
    { weight: 1, arbitrary: fc.constant('all' as const) },
  );
}

/** The first lot gives some part of the claim at most, and the second the rest. */
function fixParts(
  lots: 'all' | readonly string[],
  openIds: readonly string[],
  amountCents: bigint,
  part: number,
): FixedParts {
  const [first = '', second] = lots === 'all' ? openIds : lots;
  const firstCents = partOf(amountCents, part);
  const others = second === undefined ? [] : [{ poolId: second, amountCents: amountCents - firstCents }];
  return { reason: 'test', parts: [{ poolId: first, amountCents: firstCents }, ...others] };
}

/** A dossier has one funeral, so its date is known for all who claim its costs, or for none. */
function generalClaim(isFuneralDated: boolean): fc.Arbitrary<ClaimFacts> {
  const facts = fc.record({
    privilegeId: fc.constantFrom(...GENERAL),
    amountCents: cents,
    cappedWith: fc.option(fc.constantFrom('An', 'Bo'), { freq: 2 }),
    accessories,
  });
  return facts.map(({ cappedWith, accessories: others, ...claim }) => {
    const hasDate = claim.privilegeId === 'funeral-costs' && isFuneralDated;
    return withAccessories(
      {
        ...claim,
        ...(hasDate && { since: FUNERAL_DATE }),
        ...(cappedWith !== null && { cappedWith }),
      },
      others,
    );
  });
}

function arbitraryStatements(
  openIds: readonly string[],
  isFuneralDated: boolean,
): fc.Arbitrary<StatementInput[]> {
  const general = generalClaim(isFuneralDated);
  const claim = openIds.length === 0 ? general : fc.oneof(specificClaim(openIds), general);
  const statement = fc.record({
    creditor: fc.nat(4),
    restCents: cents,
    reserved: thousandths,
    claims: fc.array(claim, { maxLength: 3 }),
  });
  return fc.array(statement, { maxLength: 6 }).map((statements) =>
    statements.map(({ creditor, restCents, reserved, claims }, index): StatementInput => {
      const id = `statement-${index}`;
      const totalCents = claims.reduce((sum, { amountCents }) => sum + amountCents, restCents);
      const named = claims.map((facts, place) => ({ id: `${id}-claim-${place}`, ...facts }));
      const reservedCents = partOf(restCents, reserved);
      return { id, creditorId: `creditor-${creditor}`, totalCents, reservedCents, claims: named };
    }),
  );
}

const arbitraryChoices: fc.Arbitrary<Choices> = fc
  .record({ isPerCreditor: fc.boolean(), isLost: fc.boolean() })
  .map(({ isPerCreditor, isLost }) => ({
    readings: [
      { reading: 'maintenanceCapPer', answer: isPerCreditor ? 'creditor' : 'claim', reason: 'test' },
      { reading: 'restAboveCap', answer: isLost ? 'unpaid' : 'ordinary', reason: 'test' },
    ],
  }));

const INSTANTS = [
  '2025-01-10T09:00:00.000Z',
  '2025-01-10T09:01:00.000Z',
  '2025-06-01T10:30:00.000Z',
  '2025-06-01T10:31:00.000Z',
] as const;

/** What a series brings: income that was assigned, claims of which a part was paid before, and caps that were used. */
export function withSeries<Dossier extends DistributionInput>(
  dossiers: fc.Arbitrary<Dossier>,
): fc.Arbitrary<DistributionInput> {
  return dossiers.chain((dossier) => {
    const claims = dossier.statements.flatMap(({ creditorId, claims: own }) =>
      own.map((claim) => ({ creditorId, claim })),
    );
    const estateIds = dossier.estates?.map(({ id }) => id);
    const facts = fc.record({
      notifiedAt: fc.option(fc.constantFrom(...INSTANTS), { freq: 2 }),
      paid: fc.option(thousandths, { freq: 2 }),
      used: fc.option(cents, { freq: 2 }),
      estateId: fc.constantFrom(...(estateIds ?? [''])),
    });
    return fc
      .record({
        seizedAt: fc.constantFrom(...INSTANTS),
        ofClaims: fc.array(facts, { minLength: claims.length, maxLength: claims.length }),
        ofRests: fc.array(fc.option(thousandths, { freq: 2 }), {
          minLength: dossier.statements.length,
          maxLength: dossier.statements.length,
        }),
      })
      .map(({ seizedAt, ofClaims, ofRests }) => {
        const factsOf = new Map(claims.map(({ claim }, place) => [claim.id, ofClaims[place]]));
        const secured = claims.flatMap(({ creditorId, claim }) => {
          const { used, estateId } = factsOf.get(claim.id) ?? {};
          return used == null ? [] : securedBefore(claim, creditorId, used, estateIds && estateId);
        });
        const statements = dossier.statements.map((statement, place): StatementInput => {
          const restCents = statement.claims.reduce(
            (rest, { amountCents }) => rest - amountCents,
            statement.totalCents,
          );
          return {
            ...statement,
            ...ceilingOf(restCents, estateIds ? null : ofRests[place]),
            claims: statement.claims.map((claim) => {
              const { notifiedAt, paid } = factsOf.get(claim.id) ?? {};
              return {
                ...claim,
                ...(notifiedAt && { assignment: { notifiedAt } }),
                ...ceilingOf(claim.amountCents, estateIds ? null : paid),
              };
            }),
          };
        });
        return { ...dossier, statements, secured, incomeSeizedAt: seizedAt };
      });
  });
}

function ceilingOf(cents: bigint, part: number | null | undefined): { ceilingCents?: bigint } {
  return part == null ? {} : { ceilingCents: partOf(cents, part) };
}

function securedBefore(
  { id, privilegeId, cappedWith, limitCents }: ClaimInput,
  creditorId: string,
  amountCents: bigint,
  estateId: string | undefined,
): Secured[] {
  const one = { claimId: id, creditorId, ...(cappedWith && { cappedWith }), amountCents };
  const parameterId = { maintenance: 'caps.maintenance', wages: 'caps.wages' }[privilegeId];
  return [
    ...(parameterId ? [{ parameterId, ...one, ...(estateId && { estateId }) }] : []),
    ...(limitCents === undefined ? [] : [{ parameterId: null, ...one }]),
  ];
}

/** Any dossier that can be calculated, or whose priorities form a circle. */
export const arbitraryDossier: fc.Arbitrary<DistributionInput> = arbitraryPools().chain((pools) => {
  const openIds = pools.filter(({ kind }) => kind !== 'maintenanceOnly').map(({ id }) => id);
  return fc
    .record({
      asOf: fc.constant('2026-10-22'),
      pools: fc.constant(pools),
      costs: arbitraryCosts(openIds),
      statements: fc.boolean().chain((isFuneralDated) => arbitraryStatements(openIds, isFuneralDated)),
      choices: arbitraryChoices,
      bearer: fc.option(fc.nat(), { freq: 3 }),
    })
    .map(({ bearer, ...dossier }) => ({ ...dossier, costs: withBearer(dossier, bearer) }));
});

/** The last cost may be one that a creditor bears, and then no lot does. */
function withBearer(
  { costs, statements }: Pick<DistributionInput, 'costs' | 'statements'>,
  bearer: number | null,
): readonly CostInput[] {
  const { creditorId } = statements[(bearer ?? 0) % Math.max(1, statements.length)] ?? {};
  if (bearer === null || creditorId === undefined) return costs;
  return costs.map((cost, index) => {
    const { id, amountCents } = cost;
    return index === costs.length - 1 ? { id, amountCents, creditorId } : cost;
  });
}

/** The input with every circle broken in the order in which its members are listed, and every date given that is needed. */
export function withOrders(input: DistributionInput): DistributionInput {
  const outcome = distribute(input);
  if (outcome.kind === 'rejected' && outcome.findings.every(({ code }) => code === 'dateNeeded')) {
    return withOrders(withDates(input, new Set(outcome.findings.map(({ claimId }) => claimId))));
  }
  if (outcome.kind !== 'orderNeeded') return input;
  const orders = outcome.circles.map(({ poolId, members }) => ({
    poolId,
    claimIds: members.flatMap(({ claimIds }) => claimIds),
    reason: 'test',
  }));
  const known = input.choices?.orders ?? [];
  return withOrders({ ...input, choices: { ...input.choices, orders: [...known, ...orders] } });
}

export function withDates(
  input: DistributionInput,
  undated: ReadonlySet<string | undefined>,
  day = '2022-09-01',
): DistributionInput {
  const statements = input.statements.map((statement) => ({
    ...statement,
    claims: statement.claims.map((claim) => (undated.has(claim.id) ? { ...claim, since: day } : claim)),
  }));
  return { ...input, statements };
}

/** @throws when the input cannot be calculated: the test has made a wrong one. */
export function mustDistribute(input: DistributionInput): Distribution {
  const outcome = distribute(input);
  if (outcome.kind !== 'distributed') throw new Error(JSON.stringify(outcome));
  return outcome;
}
