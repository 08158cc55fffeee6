import { allocateProRata, type Cents, roundedShare, smallerOf, sumCents } from '../money.ts';
import { MILLION, type PartsPerMillion } from '../percentage.ts';

/** A layer of a degressive fee: its percentage holds for the part of the amount up to the limit. */
export interface CostLayer {
  /** `null` for the last layer, which has no limit. */
  readonly upperLimitCents: Cents | null;
  readonly ratePartsPerMillion: PartsPerMillion;
}

/** One layer of a calculated fee: which part of the amount fell in it and what that costs. */
export interface LayerLine {
  readonly layer: CostLayer;
  readonly partCents: Cents;
  readonly feeCents: Cents;
}

/** The amount lies above the last layer. What the tariff does not price stops; it never becomes zero. */
export class LayersExceededError extends Error {
  override readonly name = 'LayersExceededError';

  constructor(amountCents: Cents) {
    super(`No layer holds for the part of ${amountCents} cents above the last limit.`);
  }
}

/** A class of amounts, each of which costs the same as a whole. */
export interface CostClass {
  /** Itself included; `null` for the last class, which has no limit. */
  readonly upperLimitCents: Cents | null;
  readonly costCents: Cents;
}

/** The class that an amount falls in. */
export function classOf(amountCents: Cents, classes: readonly CostClass[]): CostClass {
  const found = classes.find(
    ({ upperLimitCents }) => upperLimitCents === null || amountCents <= upperLimitCents,
  );
  if (found === undefined) throw new LayersExceededError(amountCents);
  return found;
}

/**
 * The fee for an amount, each part of it at the percentage of its own layer. The exact sum is rounded once to the
 * cent, and the lines are rounded so that they add up to it: the fee never jumps at the border of a layer.
 */
export function layerLines(amountCents: Cents, layers: readonly CostLayer[]): LayerLine[] {
  const fault = findLayerFault(layers);
  if (fault !== undefined) throw new RangeError(`The layers of a cost are wrong: ${fault}.`);
  const parts = partsPerLayer(amountCents, layers);
  const millionths = parts.map(({ layer, partCents }) => partCents * layer.ratePartsPerMillion);
  const fees = allocateProRata(roundedShare(sumCents(millionths), 1n, MILLION), millionths);
  return parts.map((part, line) => ({ ...part, feeCents: fees[line] ?? 0n }));
}

export type LayerFault = 'noLayers' | 'limitsDoNotRise';

/** Limits rise from layer to layer, and only the last layer may go without. */
export function findLayerFault(
  layers: readonly Pick<CostLayer, 'upperLimitCents'>[],
): LayerFault | undefined {
  if (layers.length === 0) return 'noLayers';
  let floor = 0n;
  for (const [position, { upperLimitCents }] of layers.entries()) {
    if (upperLimitCents === null) return position === layers.length - 1 ? undefined : 'limitsDoNotRise';
    if (upperLimitCents <= floor) return 'limitsDoNotRise';
    floor = upperLimitCents;
  }
  return undefined;
}

function partsPerLayer(amountCents: Cents, layers: readonly CostLayer[]) {
  const parts: { layer: CostLayer; partCents: Cents }[] = [];
  let floor = 0n;
  for (const layer of layers) {
    if (amountCents <= floor) break;
    const reached = smallerOf(amountCents, layer.upperLimitCents ?? amountCents);
    parts.push({ layer, partCents: reached - floor });
    floor = reached;
  }
  if (amountCents > floor) throw new LayersExceededError(amountCents);
  return parts;
}
