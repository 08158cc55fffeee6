import type {
  ClaimInput,
  DistributionInput,
  PoolInput,
  StatementInput,
} from '../../packages/domain/src/distribution/input.ts';

export interface Shape {
  readonly claims: number;
  readonly assets: number;
  readonly seed: number;
  /** On how many days of a year rights arose: each privilege and day is a place of its own on its asset. */
  readonly daysPerYear?: 4 | 12;
  /** On how many lots at most a specific claim draws: a lessor on all that furnished the premises. */
  readonly lotsPerClaim?: number;
}

const SPECIFIC = [
  'pledge',
  'lessor',
  'preservation-costs-later',
  'retention-of-title-seller',
  'insurance-premium',
] as const;
const GENERAL = [
  'maintenance',
  'wages',
  'social-security-contributions',
  'vat',
  'payroll-withholding-tax',
  'federal-taxes',
  'funeral-costs',
  'subsistence-supplies',
] as const;

/** A dossier of the asked size: half of the claims privileged, money for about half of all that is claimed. */
export function inventDossier(shape: Shape): DistributionInput {
  const { claims, assets, seed } = shape;
  const random = randomNumbers(seed);
  const pools = Array.from({ length: assets }, (_, index): PoolInput => {
    const amountCents = BigInt(Math.round((claims * 300_000 * (0.5 + random())) / assets));
    return { id: idOf('pool', index), kind: index === 0 ? 'money' : 'asset', amountCents };
  });
  const statements: StatementInput[] = [];
  for (let filed = 0; filed < claims; ) {
    const count = Math.min(1 + Math.floor(random() * 3), claims - filed);
    const own = Array.from({ length: count }, (_, index) => inventClaim(filed + index, pools, shape, random));
    const claimed = own.reduce((sum, { amountCents }) => sum + amountCents, 0n);
    const totalCents = claimed + BigInt(Math.floor(random() * 200_000));
    statements.push({
      id: idOf('statement', filed),
      creditorId: idOf('creditor', filed),
      totalCents,
      claims: own,
    });
    filed += count;
  }
  const costs = pools.map(({ id }, index) => ({
    id: idOf('cost', index),
    amountCents: 12_345n,
    poolIds: [id],
  }));
  return {
    asOf: '2026-10-22',
    pools,
    costs: [...costs, { id: idOf('cost', assets), amountCents: 493_361n }],
    statements,
  };
}

/** The same dossier with its lists in no order. */
export function shuffleDossier(input: DistributionInput, seed: number): DistributionInput {
  const random = randomNumbers(seed);
  const shuffle = <T>(items: readonly T[]): T[] => {
    const keyed = items.map((item) => ({ item, key: random() }));
    return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
  };
  const statements = input.statements.map((statement) => ({
    ...statement,
    claims: shuffle(statement.claims),
  }));
  return {
    ...input,
    pools: shuffle(input.pools),
    costs: shuffle(input.costs),
    statements: shuffle(statements),
  };
}

function inventClaim(
  index: number,
  pools: readonly PoolInput[],
  { daysPerYear = 4, lotsPerClaim = 1 }: Shape,
  random: () => number,
): ClaimInput {
  const id = idOf('claim', index);
  const amountCents = BigInt(Math.floor(random() ** 3 * 2_000_000) + 1);
  const kind = random();
  const pool = pools[Math.floor(random() * pools.length)];
  if (kind < 0.25 && pool !== undefined) {
    const privilegeId = pick(SPECIFIC, random);
    const month = 1 + Math.floor(random() * daysPerYear) * (12 / daysPerYear);
    // Preservation costs are later than every other right here: dates without a circle.
    const year = privilegeId === 'preservation-costs-later' ? 2025 : 2019 + Math.floor(random() * 6);
    const since = `${year}-${String(month).padStart(2, '0')}-15`;
    const lots = lotsPerClaim === 1 ? [pool.id] : inventLots(pool, pools, lotsPerClaim, random);
    return { id, privilegeId, amountCents, lots, since };
  }
  if (kind >= 0.5) return { id, privilegeId: 'chirographic', amountCents };
  const privilegeId = pick(GENERAL, random);
  return { id, privilegeId, amountCents, ...(privilegeId === 'funeral-costs' && { since: '2023-03-01' }) };
}

/** The lot that was picked, and some of those that follow it. */
function inventLots(
  pool: PoolInput,
  pools: readonly PoolInput[],
  most: number,
  random: () => number,
): string[] {
  const first = pools.indexOf(pool);
  const count = Math.min(1 + Math.floor(random() * most), pools.length);
  return Array.from({ length: count }, (_, place) => pools[(first + place) % pools.length]?.id ?? pool.id);
}

function pick<T>(choices: readonly [T, ...T[]], random: () => number): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** As long as the ids of the product, and in the order in which they were given out. */
function idOf(kind: string, index: number): string {
  const text = `${kind}-${String(index).padStart(12, '0')}`;
  return text.padStart(36, '0');
}

/** A small linear congruential generator: the same seed gives the same dossier everywhere. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
