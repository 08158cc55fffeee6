import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { LIABILITIES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { reportField } from '../field-errors.ts';
import { identifierSchema, text } from '../fields.ts';

/** The first defendant, or one of the others by the id that the dossier gave. */
export const defendantIdSchema = z.union([z.literal(MAIN_DEFENDANT), identifierSchema]);

export const MAX_CO_DEFENDANTS = 9;
export const MAX_DEFENDANTS = MAX_CO_DEFENDANTS + 1;
const MAX_ESTATES = 10;

/**
 * An estate that several defendants have together: a marital community, a joint ownership. Each defendant has an estate of
 * his own besides, which goes by the id of that defendant.
 */
const commonEstateSchema = z.strictObject({
  id: identifierSchema,
  kind: z.literal('common').default('common'),
  name: text(200),
  memberIds: z.array(defendantIdSchema).min(2).max(MAX_DEFENDANTS),
});
export type CommonEstate = z.output<typeof commonEstateSchema>;

export const estatesSchema = z.array(commonEstateSchema).max(MAX_ESTATES).default([]);

export const ALL_BASIS_POINTS = 10_000;

/** To which estates an asset belongs; none when all of it is the first defendant's. */
export const sharesSchema = z
  .array(
    z.strictObject({
      estateId: defendantIdSchema,
      basisPoints: z.int().min(1).max(ALL_BASIS_POINTS),
    }),
  )
  .max(MAX_DEFENDANTS + MAX_ESTATES)
  .default([])
  .check((payload) => {
    const shares = payload.value;
    for (const place of repeated(shares.map(({ estateId }) => estateId))) {
      reportField(payload, [place, 'estateId'], 'duplicate');
    }
    const sum = shares.reduce((points, { basisPoints }) => points + basisPoints, 0);
    if (shares.length > 0 && sum !== ALL_BASIS_POINTS) reportField(payload, [], 'shares-differ');
  });
export type Shares = z.output<typeof sharesSchema>;

/** Who owes a claim, and how: one alone, several each for a part, or several each for all of it. */
export const debtorsShape = {
  /** None for the first defendant alone. */
  debtorIds: z.array(defendantIdSchema).max(MAX_DEFENDANTS).default([]),
  liability: z.enum(LIABILITIES).default('own'),
};

interface Debtors {
  readonly debtorIds?: readonly string[] | undefined;
  readonly liability?: string | undefined;
}

/** One alone owes what is his own; a joint or solidary claim has several debtors, each named once. */
export function hasFittingDebtors(payload: z.core.ParsePayload<Debtors>): void {
  const { debtorIds = [], liability = 'own' } = payload.value;
  for (const place of repeated(debtorIds)) reportField(payload, ['debtorIds', place], 'duplicate');
  if (liability === 'own' && debtorIds.length > 1) reportField(payload, ['liability'], 'own-debtor');
  if (liability !== 'own' && debtorIds.length < 2) {
    reportField(payload, ['debtorIds'], 'too-few', { minimum: 2 });
  }
}

interface People {
  readonly coDefendants: readonly {
    readonly id: string;
    readonly companyName: string | null;
    readonly surname: string | null;
  }[];
  readonly estates: readonly CommonEstate[];
}

/** Everybody has a name and an id of his own, and what is common belongs to people of the dossier. */
export function hasConsistentEstates(payload: z.core.ParsePayload<People>): void {
  const { coDefendants, estates } = payload.value;
  for (const [place, { companyName, surname }] of coDefendants.entries()) {
    if (companyName !== null || surname !== null) continue;
    for (const field of ['companyName', 'surname']) {
      reportField(payload, ['coDefendants', place, field], 'defendant-missing');
    }
  }
  const ids = [...coDefendants, ...estates].map(({ id }) => id);
  for (const place of repeated(ids)) {
    const path =
      place < coDefendants.length ? ['coDefendants', place] : ['estates', place - coDefendants.length];
    reportField(payload, [...path, 'id'], 'duplicate');
  }
  const people = new Set<string>([MAIN_DEFENDANT, ...coDefendants.map(({ id }) => id)]);
  for (const [place, { memberIds }] of estates.entries()) {
    const path = ['estates', place, 'memberIds'];
    if (memberIds.some((id) => !people.has(id))) reportField(payload, path, 'choice-invalid');
    else if (new Set(memberIds).size < memberIds.length) reportField(payload, path, 'duplicate');
  }
}

/** Where something stands that was named before. */
function repeated(values: readonly string[]): number[] {
  return [...values.keys()].filter((index) => values.indexOf(values[index] ?? '') < index);
}
