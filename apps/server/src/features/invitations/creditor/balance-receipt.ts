import { balanceSchema } from '@prorata/contract/statements/balance';
import { renderLetter } from '@prorata/documents/letter/render-letter';
import { brusselsDate } from '@prorata/domain/iso-date';
import { centsFromEuros } from '@prorata/domain/money';
import { readOfficeValues } from '../../dossiers/office-values.ts';
import { type ConfirmationRecord, findStandingConfirmation } from '../balance-confirmations.ts';
import { balanceValues, invitedValues, languageOf } from '../request-invitation.ts';
import type { AnswerPaper } from './answer-receipt.ts';
import { recipientsOfConfirmation } from './read-balance.ts';

/** The receipt of the word that a balance has not changed. */
export const BALANCE_RECEIPT: AnswerPaper<ConfirmationRecord> = {
  template: 'balance-receipt',
  table: 'balanceConfirmations',
  failure: 'a receipt of a balance could not be made',
  find: (db, id) => db.selectFrom('balanceConfirmations').selectAll().where('id', '=', id).executeTakeFirst(),
  findStanding: findStandingConfirmation,
  recipientsOf: recipientsOfConfirmation,
  wordsOf: async (db, { receiptNumber, sha256, confirmedAt, confirmed }, { dossier, invitation }) => {
    // As it was shown and confirmed, whatever became of it since.
    const { until, ...amounts } = balanceSchema.parse(confirmed);
    const told = {
      ...(await readOfficeValues(db, dossier)),
      ...invitedValues(invitation, languageOf(invitation, dossier)),
      'statement.receiptNumber': receiptNumber,
      'statement.filedAt': confirmedAt,
      'statement.fingerprint': sha256,
      'invitation.validUntil': invitation.validUntil ?? brusselsDate(confirmedAt),
    };
    const values = balanceValues(told, {
      until,
      lines: [],
      principalCents: centsFromEuros(amounts.principal),
      interestCents: centsFromEuros(amounts.interest),
      penaltyCents: centsFromEuros(amounts.penalty),
      costsCents: centsFromEuros(amounts.costs),
      totalCents: centsFromEuros(amounts.total),
    });
    return {
      mail: { template: 'balance-receipt-email', values },
      print: (renderer, letter) => renderLetter(renderer, { key: 'balance-receipt', values, ...letter }),
    };
  },
};
