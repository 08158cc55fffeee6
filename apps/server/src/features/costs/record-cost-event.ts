import type { Transaction } from '../../database/tables.ts';
import { type Deed, type Happening, recordDeed } from '../../events/record-deed.ts';

type Thing = 'dossierCost' | 'platformCost';

interface Event extends Pick<Happening, 'before' | 'after'> {
  readonly what: 'created' | 'changed' | 'removed';
  readonly cost: { readonly id: string; readonly version: number };
}

/** Price lists are the platform's own: their events stand in its chain. */
export async function recordCostEvent(
  trx: Transaction,
  deed: Deed,
  thing: Thing,
  { what, cost, before, after }: Event,
): Promise<void> {
  await recordDeed(trx, deed, {
    type: `${thing}.${what}`,
    organizationId: null,
    subject: { type: thing, id: cost.id },
    before,
    after,
    version: what === 'removed' ? null : cost.version,
  });
}
