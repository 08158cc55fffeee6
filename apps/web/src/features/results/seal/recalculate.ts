import { type ExportedInput, exportedInputSchema } from '@prorata/contract/results/exported-input';
import { distribute } from '@prorata/domain/distribution/distribute';
import {
  type Distribution,
  ENGINE_VERSION,
  type PaymentRound,
  type RoundKind,
} from '@prorata/domain/distribution/outcome';
import { inputFromJson, resultToJson } from '@prorata/domain/distribution/snapshot';
import { sumCents } from '@prorata/domain/money';
import { canonicalJson } from '@prorata/law/canonical-json';
import { lawContent, lawVersion } from '@prorata/law/law-version';
import { sha256 } from './sha256.ts';

/** What an exported input gives when it is calculated again, here and now. */
export interface Recalculation {
  readonly exported: ExportedInput;
  /** The fingerprint of the input as it is in the file, whatever the file says of itself. */
  readonly inputSha256: string;
  /** Absent when this page no longer carries the engine that calculated, or the input cannot be calculated. */
  readonly outcome: RecalculatedOutcome | null;
  /** Why there is no outcome. */
  readonly obstacle: 'otherEngine' | 'notCalculated' | null;
  readonly lawVersion: string;
  readonly isSameLaw: boolean;
}

export interface RecalculatedOutcome {
  readonly sha256: string;
  readonly creditors: readonly {
    readonly number: number;
    readonly name: string;
    readonly allottedCents: bigint;
  }[];
  readonly costsCents: bigint;
  readonly moneyInCents: bigint;
  readonly lots: number;
  /** The sharings in the order in which they took place, with the names of the lots that each drew on. */
  readonly steps: readonly {
    readonly kind: RoundKind;
    readonly lots: readonly string[];
    readonly demandedCents: bigint;
    readonly availableCents: bigint;
    readonly paidCents: bigint;
  }[];
}

/** Not an exported input, or one that another version of the format made. */
export class NotAnExportError extends Error {
  override readonly name = 'NotAnExportError';
}

export async function recalculate(text: string): Promise<Recalculation> {
  const exported = parseExport(text);
  const input = canonicalJson(exported.input);
  const content = await sha256(lawContent());
  const ownLaw = lawVersion(() => content);
  const isSameEngine = majorOf(exported.seal.engineVersion) === majorOf(ENGINE_VERSION);
  const distribution = isSameEngine ? calculateAgain(input) : null;
  return {
    exported,
    inputSha256: await sha256(input),
    outcome: distribution && (await outcomeOf(distribution, exported)),
    obstacle: distribution !== null ? null : isSameEngine ? 'notCalculated' : 'otherEngine',
    lawVersion: ownLaw,
    isSameLaw: ownLaw === exported.seal.lawVersion,
  };
}

function parseExport(text: string): ExportedInput {
  try {
    return exportedInputSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new NotAnExportError('The file is no exported input.', { cause: error });
  }
}

/** Engines of one major version differ in what they explain, not in what they allot. */
function majorOf(version: string): string {
  return version.split('.')[0] ?? '';
}

function calculateAgain(input: string): Distribution | null {
  try {
    const outcome = distribute(inputFromJson(input));
    return outcome.kind === 'distributed' ? outcome : null;
  } catch {
    return null;
  }
}

async function outcomeOf(
  distribution: Distribution,
  { names, seal }: ExportedInput,
): Promise<RecalculatedOutcome> {
  const allotted = (statementId: string) =>
    sumCents(
      distribution.lines
        .filter((line) => line.statementId === statementId)
        .map(({ allottedCents }) => allottedCents),
    );
  return {
    // The version stands in the text that the fingerprint is made of: only the sums are to be compared.
    sha256: await sha256(resultToJson({ ...distribution, engineVersion: seal.engineVersion })),
    creditors: names.creditors.map(({ id, number, name }) => ({ number, name, allottedCents: allotted(id) })),
    costsCents: distribution.totals.costsCents,
    moneyInCents: distribution.totals.moneyInCents,
    lots: distribution.pools.length,
    steps: distribution.rounds.map((round) => stepOf(round, names)),
  };
}

/** Money without a lot, such as a balance, has no name of its own. */
function stepOf(
  { kind, draws, demandedCents, availableCents, paidCents }: PaymentRound,
  { lots }: ExportedInput['names'],
): RecalculatedOutcome['steps'][number] {
  const nameOf = new Map(lots.map(({ id, name }) => [id, name]));
  const drawn = draws.flatMap(({ poolId }) => nameOf.get(poolId) ?? []);
  return { kind, lots: [...new Set(drawn)], demandedCents, availableCents, paidCents };
}
