import type { RoundKind } from '@prorata/domain/distribution/outcome';
import type { DossierCostKind } from '@prorata/domain/vocabulary';

/** One phrase for one of a thing, another for more. */
export type Counted = readonly [one: string, many: string];

/**
 * Everything that the report says by itself. `{name}` is filled in; what stands between two stars is set in bold.
 * Dutch is the type of the others.
 */
export interface Words {
  readonly title: string;
  readonly subtitle: string;
  readonly profession: string;
  readonly logo: string;
  readonly head: {
    readonly dossier: string;
    readonly reference: string;
    readonly date: string;
    readonly phone: string;
    readonly enterpriseNumber: string;
  };
  readonly page: string;
  readonly opening: string;
  readonly origins: { readonly sale: string; readonly seizure: string; readonly both: string };
  readonly defendant: {
    readonly title: string;
    readonly company: string;
    readonly person: string;
    readonly enterpriseNumber: string;
  };
  readonly origin: {
    readonly title: string;
    readonly sale: string;
    readonly seizure: string;
    readonly both: string;
    readonly lot: string;
    readonly asset: string;
    readonly gross: string;
    readonly ownCosts: string;
    readonly commonCosts: string;
    readonly net: string;
    readonly mass: string;
    readonly rest: string;
    readonly income: string;
    readonly maintenanceOnly: string;
  };
  readonly consultation: { readonly title: string; readonly done: string; readonly annexed: string };
  readonly invitations: {
    readonly title: string;
    readonly none: string;
    readonly sentOn: Counted;
    readonly sentBetween: Counted;
    readonly registered: Counted;
    readonly byMail: Counted;
    readonly and: string;
    readonly filed: Counted;
    readonly silent: string;
    readonly late: string;
  };
  readonly costs: { readonly title: string; readonly text: string; readonly none: string };
  readonly distribution: {
    readonly title: string;
    readonly text: string;
    readonly who: string;
    readonly rank: string;
    readonly claimed: string;
    readonly allotted: string;
    readonly shortfall: string;
    readonly declaredBy: string;
    readonly noTitle: string;
    readonly judicialCosts: string;
    readonly costLine: string;
    readonly on: string;
    readonly ordinary: string;
    readonly rest: string;
    readonly subordinated: string;
    readonly since: string;
    readonly limit: string;
    readonly reserved: string;
    readonly total: string;
    readonly quota: string;
    readonly paid: string;
    readonly reservedTotal: string;
    readonly surplus: string;
    readonly costs: string;
    readonly mass: string;
    readonly consigned: string;
    readonly toDefendant: string;
    readonly noSurplus: string;
  };
  readonly decisions: {
    readonly title: string;
    readonly text: string;
    readonly order: string;
    readonly rank: string;
    readonly reading: string;
    readonly reason: string;
  };
  readonly explanation: { readonly title: string };
  readonly payment: {
    readonly title: string;
    readonly oneOff: string;
    readonly recurring: string;
    readonly account: string;
  };
  readonly contestation: {
    readonly title: string;
    readonly term: string;
    readonly how: string;
    readonly after: string;
  };
  readonly closing: { readonly drawnUp: string; readonly signature: string };
  readonly appendix: string;
  readonly costDetail: {
    readonly title: string;
    readonly text: string;
    readonly execution: string;
    readonly description: string;
    readonly date: string;
    readonly borneBy: string;
    readonly all: string;
    readonly amount: string;
    readonly kinds: Readonly<Record<DossierCostKind, string>>;
    readonly count: string;
    readonly unit: string;
    readonly net: string;
    readonly vat: string;
    readonly total: string;
    readonly layers: string;
    readonly layer: string;
    readonly grandTotal: string;
    readonly free: string;
    readonly tariffNote: string;
  };
  readonly ranks: {
    readonly title: string;
    readonly text: string;
    readonly turns: Readonly<Record<RoundKind, string>>;
    readonly note: string;
    readonly drawn: string;
    readonly onPool: string;
    readonly who: string;
    readonly demanded: string;
    readonly share: string;
    readonly allotted: string;
    readonly inFull: string;
    readonly nothing: string;
    readonly order: string;
  };
  readonly seal: {
    readonly title: string;
    readonly note: string;
    readonly calculation: string;
    readonly law: string;
    readonly engine: string;
    readonly renderer: string;
    readonly input: string;
    readonly outcome: string;
    readonly drawing: string;
  };
}
