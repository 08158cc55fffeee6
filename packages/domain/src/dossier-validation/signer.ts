import type { ApprovalState, DossierLanguage, UserType } from '../vocabulary.ts';
import { isFilledIn } from './party-checks.ts';

/** Why nobody could sign the report that a calculation would draw up. */
export const SIGNER_CODES = ['signerNotActive', 'signerNotBailiff', 'signerWithoutImmatriculation'] as const;
export type SignerCode = (typeof SIGNER_CODES)[number];

interface Immatriculated {
  readonly dutchImmatriculation: string | null;
  readonly frenchImmatriculation: string | null;
}

export interface SignerToValidate extends Immatriculated {
  readonly userType: UserType;
  readonly approval: ApprovalState;
  readonly removedAt: Date | null;
}

/** The first reason for which the chosen signer cannot sign a report in this language. */
export function findSignerFault(
  signer: SignerToValidate,
  language: DossierLanguage | null,
): SignerCode | undefined {
  if (signer.approval !== 'approved' || signer.removedAt !== null) return 'signerNotActive';
  if (signer.userType !== 'Bailiff') return 'signerNotBailiff';
  return hasImmatriculation(signer, language) ? undefined : 'signerWithoutImmatriculation';
}

/** The text with which a bailiff opens the report; they have it in Dutch and French, an English report takes either. */
export function hasImmatriculation(bailiff: Immatriculated, language: DossierLanguage | null): boolean {
  const dutch = isFilledIn(bailiff.dutchImmatriculation);
  const french = isFilledIn(bailiff.frenchImmatriculation);
  if (language === 'nl') return dutch;
  return language === 'fr' ? french : dutch || french;
}
