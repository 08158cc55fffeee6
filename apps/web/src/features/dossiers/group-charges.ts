import type { Collection } from '@prorata/contract/dossiers/collection';
import { sumEuros } from '@prorata/domain/money';
import { DOSSIER_COST_KINDS, type DossierCostKind } from '@prorata/domain/vocabulary';

type Charge = Collection['dossierCosts'][number];

/** What the tariff charges, by its three blocks, and the tax on all of it. */
export interface ChargeGroups {
  readonly kinds: readonly {
    readonly kind: DossierCostKind;
    readonly posts: number;
    readonly amount: number;
  }[];
  readonly vat: number;
}

/** A cost that was counted nought times is no post. */
export function groupCharges(charges: readonly Charge[]): ChargeGroups {
  const kinds = DOSSIER_COST_KINDS.map((kind) => {
    const ofKind = charges.filter((charge) => charge.kind === kind && charge.count > 0);
    return { kind, posts: ofKind.length, amount: sumEuros(ofKind.map(({ amount }) => amount)) };
  });
  return { kinds: kinds.filter(({ posts }) => posts > 0), vat: sumEuros(charges.map(({ vat }) => vat)) };
}
