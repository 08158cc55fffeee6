import type { LegalForm } from '../vocabulary.ts';

/** Whether an enterprise is a person or something that the law treats as one. */
export type EnterpriseKind = 'natural' | 'legal';

/** The register's codes for the forms that the product knows. Codes that we could not verify are left out. */
const FORMS: ReadonlyMap<string, LegalForm> = new Map([
  ['006', 'CVOA'],
  ['008', 'CVBA'],
  ['011', 'VOF'],
  ['012', 'COMMV'],
  ['014', 'NV'],
  ['015', 'BVBA'],
  ['016', 'CV'],
  ['017', 'VZW'],
  ['027', 'SE'],
  ['070', 'VME'],
  ['125', 'IVZW'],
  ['610', 'BV'],
  ['612', 'COMMV'],
  ['702', 'MAATSCHAP'],
  ['706', 'CV'],
]);

/** Our name for the form of an enterprise, if we have one. A natural person has no form, and trades under the own name. */
export function legalFormInRegister(kind: EnterpriseKind, formCode: string | null): LegalForm | null {
  if (kind === 'natural') return 'HANDELAAR';
  return FORMS.get(formCode ?? '') ?? null;
}
