import { listPeriodFaults, type PeriodFault } from '@prorata/domain/costs/cost-period';
import { findLayerFault } from '@prorata/domain/costs/layered-amount';
import { centsFromEuros } from '@prorata/domain/money';
import { COST_FREQUENCIES, DOSSIER_COST_KINDS, DOSSIER_COST_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { type FieldErrorCode, reportField } from '../field-errors.ts';
import {
  amountSchema,
  identifierSchema,
  isoDateSchema,
  optionalIsoDateSchema,
  optionalText,
  percentageSchema,
  positiveAmountSchema,
  text,
  versionSchema,
} from '../fields.ts';

export const MAX_PERIODS = 100;

/** The days on which a price holds. */
export const periodSchema = z.strictObject({
  validFrom: isoDateSchema,
  /** The last day, included; absent while no end is known. */
  validUntil: optionalIsoDateSchema,
  /** The price, or for a layered cost the least that is asked. */
  cost: amountSchema,
});
type Period = z.output<typeof periodSchema>;

/** The last day on which a price was charged. Its start and amount then stay, and it ends on that day or later. */
export const usedUntilSchema = isoDateSchema.nullable();

const FAULTS = {
  endsBeforeItStarts: { field: 'validUntil', code: 'date-order' },
  overlapsAnother: { field: 'validFrom', code: 'periods-overlap' },
} as const satisfies Record<PeriodFault, { field: keyof Period; code: FieldErrorCode }>;

/** No period ends before it starts, and no day has two prices. */
export function periodsInOrder(payload: z.core.ParsePayload<{ periods: readonly Period[] }>): void {
  // Only the days matter here; the domain's periods carry cents.
  const periods = payload.value.periods.map((period) => ({ ...period, costCents: 0n }));
  for (const { position, fault } of listPeriodFaults(periods)) {
    const { field, code } = FAULTS[fault];
    reportField(payload, ['periods', position, field], code);
  }
}

/** What a cost is called where others read it, in each language. */
export const costNamesSchema = z.object({
  /** In Dutch, and wherever a translation is missing. */
  displayName: text(200),
  displayNameFrench: optionalText(200),
  displayNameGerman: optionalText(200),
  displayNameEnglish: optionalText(200),
});

const MAX_LAYERS = 50;
const MAX_OFFSET = 1_000;

/** A percentage that holds for the part of the balance up to a limit; the last layer has none. */
const layerSchema = z.strictObject({
  upperLimit: positiveAmountSchema.nullable(),
  percentage: percentageSchema,
});

/** What every balance up to a limit costs as a whole; the last class has no limit. */
const classSchema = z.strictObject({ upperLimit: positiveAmountSchema.nullable(), cost: amountSchema });

/** Layers and classes belong to a period, so that a new tariff leaves old dossiers as they were; a fixed cost has none. */
const dossierCostPeriodSchema = periodSchema.extend({
  layers: z.array(layerSchema).max(MAX_LAYERS).default([]),
  classes: z.array(classSchema).max(MAX_LAYERS).default([]),
});

/** A cost of the tariff that an office may charge in a dossier. */
const dossierCostFieldsSchema = costNamesSchema.extend({
  name: text(100),
  kind: z.enum(DOSSIER_COST_KINDS),
  type: z.enum(DOSSIER_COST_TYPES),
  vatApplicable: z.boolean(),
  frequency: z.enum(COST_FREQUENCIES),
  /** How many are free: with 2, the third statement is the first that costs. */
  frequencyOffset: z.int().min(0).max(MAX_OFFSET).default(0),
  periods: z.array(dossierCostPeriodSchema).min(1).max(MAX_PERIODS),
  /** The article of the tariff by which it is charged. */
  tariffArticle: optionalText(100),
  /** False while the amount awaits confirmation from the text of the tariff; the report then says so. */
  isVerified: z.boolean().default(true),
});
type DossierCostFields = z.output<typeof dossierCostFieldsSchema>;

const STORED = { id: identifierSchema, version: versionSchema };

export const dossierCostSchema = dossierCostFieldsSchema.extend({
  ...STORED,
  periods: z.array(dossierCostPeriodSchema.extend({ usedUntil: usedUntilSchema })),
});
export type DossierCost = z.output<typeof dossierCostSchema>;

export const newDossierCostSchema = dossierCostFieldsSchema.strict().check(periodsInOrder, layersInOrder);
/** The cost is named in the body, because the path of this call does not. */
export const dossierCostUpdateSchema = dossierCostFieldsSchema
  .extend(STORED)
  .strict()
  .check(periodsInOrder, layersInOrder);

/** A layered cost has layers whose limits rise and of which the last is open, one by class has such classes. */
function layersInOrder(payload: z.core.ParsePayload<DossierCostFields>): void {
  const { type, periods } = payload.value;
  for (const [position, { layers, classes }] of periods.entries()) {
    const [ofLayers, ofClasses] = [
      ['periods', position, 'layers'],
      ['periods', position, 'classes'],
    ];
    if (type === 'layered') checkLayers(payload, ofLayers, layers);
    else if (layers.length > 0) reportField(payload, ofLayers, 'invalid');
    if (type === 'classed') checkLayers(payload, ofClasses, classes);
    else if (classes.length > 0) reportField(payload, ofClasses, 'invalid');
  }
}

function checkLayers(
  payload: z.core.ParsePayload,
  path: PropertyKey[],
  layers: readonly { readonly upperLimit: number | null }[],
): void {
  const fault = findLayerFault(
    layers.map(({ upperLimit }) => ({
      upperLimitCents: upperLimit === null ? null : centsFromEuros(upperLimit),
    })),
  );
  if (fault === 'noLayers') reportField(payload, path);
  if (fault === 'limitsDoNotRise') reportField(payload, path, 'layers-unordered');
  // A balance above the last limit would have no price, and could not be calculated.
  else if (layers.at(-1)?.upperLimit) {
    reportField(payload, [...path, layers.length - 1, 'upperLimit'], 'last-layer-open');
  }
}
