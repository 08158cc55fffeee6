/** What a value is, and so how it is written in a text: nobody who edits a template has to format anything. */
export type VariableKind = 'text' | 'lines' | 'date' | 'moment' | 'amount' | 'url' | 'flag';

interface Variable {
  readonly kind: VariableKind;
  /** May be unknown; a template then asks first with `if`. */
  readonly isOptional?: true;
}

/** Everything that a template can show. A template has those of these that its catalogue entry names. */
export const VARIABLES = {
  'recipient.name': { kind: 'text' },
  /** The whole salutation, for in German it bends: `Sehr geehrte Frau Goossens`. */
  'recipient.salutation': { kind: 'text' },
  'user.name': { kind: 'text' },
  'applicant.name': { kind: 'text' },
  'organization.name': { kind: 'text' },
  'applicant.organization': { kind: 'text', isOptional: true },
  'applicant.isOrganizationPending': { kind: 'flag' },
  'decision.reason': { kind: 'lines', isOptional: true },
  'product.link': { kind: 'url' },
  'office.name': { kind: 'text' },
  'office.address': { kind: 'text' },
  'office.phone': { kind: 'text', isOptional: true },
  'office.email': { kind: 'text', isOptional: true },
  'bailiff.name': { kind: 'text' },
  'dossier.number': { kind: 'text' },
  'dossier.saleDate': { kind: 'date', isOptional: true },
  'dossier.seizureDate': { kind: 'date', isOptional: true },
  /** By which way the money came in: a dossier can have both. */
  'dossier.isSale': { kind: 'flag' },
  'dossier.isSeizure': { kind: 'flag' },
  'defendant.name': { kind: 'text' },
  'invitation.code': { kind: 'text' },
  'invitation.link': { kind: 'url' },
  'invitation.validUntil': { kind: 'date' },
  /** The last day is that of the law; `false` when the office gives more time. */
  'invitation.isLegalTerm': { kind: 'flag' },
  /** By which the creditor knows the debt. */
  'invitation.creditorReference': { kind: 'text', isOptional: true },
  'statement.receiptNumber': { kind: 'text' },
  'statement.filedAt': { kind: 'moment' },
  'statement.total': { kind: 'amount' },
  /** Each creditor with the amount, and the documents of each. */
  'statement.contents': { kind: 'lines' },
  'statement.fingerprint': { kind: 'text' },
  'report.amount': { kind: 'amount', isOptional: true },
  'report.link': { kind: 'url' },
  'report.contestUntil': { kind: 'date' },
  'provider.name': { kind: 'text' },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

interface ValueOfKind {
  text: string;
  /** May have several lines. */
  lines: string;
  /** `2026-10-22` */
  date: string;
  moment: Date;
  /** In cents. */
  amount: bigint;
  url: string;
  flag: boolean;
}

export type ValueOf<Name extends VariableName> =
  | ValueOfKind[(typeof VARIABLES)[Name]['kind']]
  | ((typeof VARIABLES)[Name] extends { readonly isOptional: true } ? null : never);

/** Values by the name that a template calls them by. */
export type Values<Name extends VariableName = VariableName> = { readonly [N in Name]: ValueOf<N> };

export function isOptional(name: VariableName): boolean {
  const variable: Variable = VARIABLES[name];
  return variable.isOptional === true;
}
