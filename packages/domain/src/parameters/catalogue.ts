import type { ParameterDefinition, ParameterGroup } from './parameter.ts';

const GROUPS = {
  /** Who runs the platform, as legal texts, letters, mails and messages name it. Nothing is invented: empty until filled in. */
  operator: {
    'operator.name': { kind: 'text', defaultValue: '' },
    'operator.address': { kind: 'text', defaultValue: '' },
    'operator.enterprise-number': { kind: 'text', defaultValue: '' },
    'operator.account': { kind: 'text', defaultValue: '' },
    'operator.helpdesk-email': { kind: 'email', defaultValue: '' },
    'operator.helpdesk-phone': { kind: 'text', defaultValue: '' },
    'operator.data-protection': { kind: 'email', defaultValue: '' },
  },
  access: {
    'access.registration': { kind: 'boolean', defaultValue: true },
  },
  uploads: {
    'uploads.largest-document': {
      kind: 'integer',
      defaultValue: 25,
      minimum: 1,
      maximum: 100,
      unit: 'megabytes',
    },
    'uploads.largest-extract': {
      kind: 'integer',
      defaultValue: 10,
      minimum: 1,
      maximum: 50,
      unit: 'megabytes',
    },
  },
  /** A creditor has at least the fifteen days that the law gives for a statement, so no code may end sooner. */
  invitations: {
    'invitations.validity': { kind: 'integer', defaultValue: 60, minimum: 15, maximum: 365, unit: 'days' },
    'invitations.reminder': { kind: 'integer', defaultValue: 5, minimum: 0, maximum: 60, unit: 'days' },
    'invitations.document-view-validity': {
      kind: 'integer',
      defaultValue: 90,
      minimum: 15,
      maximum: 3_650,
      unit: 'days',
    },
    /** Whether opening a draft with a proof is a dated receipt (Judicial Code 1627 and 1629); no judge has said so yet. */
    'invitations.opening-is-receipt': { kind: 'boolean', defaultValue: true },
  },
  externalProvider: {
    'external-provider.name': { kind: 'text', defaultValue: '' },
    'external-provider.email': { kind: 'email', defaultValue: '' },
    'external-provider.url': { kind: 'url', defaultValue: '' },
  },
  retention: {
    'retention.dossiers': { kind: 'integer', defaultValue: 10, minimum: 1, maximum: 50, unit: 'years' },
    'retention.mail-texts': { kind: 'integer', defaultValue: 365, minimum: 30, maximum: 3_650, unit: 'days' },
    'retention.extracts': { kind: 'integer', defaultValue: 30, minimum: 1, maximum: 365, unit: 'days' },
    'retention.readings': { kind: 'integer', defaultValue: 1_095, minimum: 30, maximum: 3_650, unit: 'days' },
  },
  /** They warn; what is shared out to whom is for the law and the tariff to say. */
  calculation: {
    'calculation.consultation-age': {
      kind: 'integer',
      defaultValue: 30,
      minimum: 1,
      maximum: 365,
      unit: 'days',
    },
    'calculation.costs-share': {
      kind: 'percentage',
      defaultValue: 50,
      minimum: 0,
      maximum: 100,
      unit: 'percent',
    },
    /** Whether a year of interest counts 366 days when it has them; no statute says it, and 365 is usual. */
    'calculation.leap-years': { kind: 'boolean', defaultValue: false },
    /** Rates that were published since the edition of the law register: it knows them in its next one. */
    'calculation.rate-civil': { kind: 'rates', defaultValue: '' },
    'calculation.rate-commercial': { kind: 'rates', defaultValue: '' },
    'calculation.rate-tax': { kind: 'rates', defaultValue: '' },
    'calculation.rate-vat': { kind: 'rates', defaultValue: '' },
    'calculation.small-transfer': {
      kind: 'amount',
      defaultValue: 5,
      minimum: 0,
      maximum: 1_000,
      unit: 'euro',
    },
  },
} as const satisfies Record<ParameterGroup, Record<string, ParameterDefinition>>;

type Groups = typeof GROUPS;
type Catalogue = Groups['operator'] &
  Groups['access'] &
  Groups['uploads'] &
  Groups['invitations'] &
  Groups['externalProvider'] &
  Groups['retention'] &
  Groups['calculation'];

export type ParameterId = keyof Catalogue;

type Values = { boolean: boolean; integer: number; amount: number; percentage: number; text: string };

/** The type of a parameter's value, by its kind. */
export type ParameterValueOf<Id extends ParameterId> = Catalogue[Id]['kind'] extends keyof Values
  ? Values[Catalogue[Id]['kind']]
  : string;

export interface CatalogueEntry {
  readonly id: ParameterId;
  readonly group: ParameterGroup;
  readonly definition: ParameterDefinition;
}

/** Every parameter, group by group, in the order in which they are shown. */
export const PARAMETER_CATALOGUE: readonly CatalogueEntry[] = Object.entries(GROUPS).flatMap(
  ([group, parameters]) =>
    Object.entries(parameters).map(([id, definition]) => ({
      // Sound: these are the very keys of the groups above.
      id: id as ParameterId,
      group: group as ParameterGroup,
      definition,
    })),
);

/** The parameter of this id, or `undefined` when there is none. */
export function findParameter(id: string): CatalogueEntry | undefined {
  return PARAMETER_CATALOGUE.find((entry) => entry.id === id);
}
