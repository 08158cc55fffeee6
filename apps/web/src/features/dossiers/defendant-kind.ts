import type { Defendant } from '@prorata/contract/dossiers/dossier';

export type DefendantKind = 'person' | 'company';

type Named = {
  readonly [Field in 'companyName' | 'kboNumber' | 'corporateForm']?: Defendant[Field] | undefined;
};

/** Whether the defendant is a company: only a company has any of these. */
export function defendantKindOf({ companyName, kboNumber, corporateForm }: Named): DefendantKind {
  return companyName || kboNumber || corporateForm ? 'company' : 'person';
}

/** What the report cannot do without: who the defendant is, and where. A dossier may be saved before that is known. */
export function missingOfDefendant(kind: DefendantKind): ReadonlySet<string> {
  const names = kind === 'company' ? ['companyName'] : ['name', 'surname'];
  const place = ['address1', 'zipcode', 'city', 'country'].map((part) => `address.${part}`);
  return new Set([...names, ...place].map((part) => `defendant.${part}`));
}
