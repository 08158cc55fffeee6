import { renderLetter } from '@prorata/documents/letter/render-letter';
import type { Language } from '@prorata/domain/vocabulary';
import { vocabulary as de } from '@prorata/i18n/de/vocabulary';
import { vocabulary as en } from '@prorata/i18n/en/vocabulary';
import { vocabulary as fr } from '@prorata/i18n/fr/vocabulary';
import { vocabulary as nl } from '@prorata/i18n/nl/vocabulary';
import { readOfficeValues } from '../../dossiers/office-values.ts';
import { findStandingNoClaim, type NoClaimRecord } from '../no-claim.ts';
import { invitedValues, languageOf } from '../request-invitation.ts';
import type { AnswerPaper } from './answer-receipt.ts';
import { recipientsOfNoClaim } from './read-no-claim.ts';

const REASONS = { nl, fr, de, en } satisfies Record<Language, { readonly noClaimReason: object }>;

/** The receipt of the word that there is nothing to claim. */
export const NO_CLAIM_RECEIPT: AnswerPaper<NoClaimRecord> = {
  template: 'no-claim-receipt',
  table: 'noClaimDeclarations',
  failure: 'a receipt of nothing to claim could not be made',
  find: (db, id) => db.selectFrom('noClaimDeclarations').selectAll().where('id', '=', id).executeTakeFirst(),
  findStanding: findStandingNoClaim,
  recipientsOf: recipientsOfNoClaim,
  wordsOf: async (db, declaration, { dossier, invitation }) => {
    const { receiptNumber, sha256, declaredAt, declaredBy, capacity, reason, note } = declaration;
    const language = languageOf(invitation, dossier);
    const values = {
      ...(await readOfficeValues(db, dossier)),
      ...invitedValues(invitation, language),
      'statement.receiptNumber': receiptNumber,
      'statement.filedAt': declaredAt,
      'statement.fingerprint': sha256,
      'noClaim.reason': note ?? REASONS[language].noClaimReason[reason],
      'noClaim.declaredBy': [declaredBy, capacity].filter((part) => part !== null).join(', '),
      'noClaim.until': invitation.validUntil,
    };
    return {
      mail: { template: 'no-claim-receipt-email', values },
      print: (renderer, letter) => renderLetter(renderer, { key: 'no-claim-receipt', values, ...letter }),
    };
  },
};
