import { writeAmount } from '@prorata/documents/catalogue/write-value';
import { recipientValues } from '@prorata/documents/form-of-address';
import type { Cents } from '@prorata/domain/money';
import type { Language } from '@prorata/domain/vocabulary';
import { vocabulary as de } from '@prorata/i18n/de/vocabulary';
import { vocabulary as en } from '@prorata/i18n/en/vocabulary';
import { vocabulary as fr } from '@prorata/i18n/fr/vocabulary';
import { vocabulary as nl } from '@prorata/i18n/nl/vocabulary';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { declaredTotalOf } from './claim-amounts.ts';
import { type Cut, listCuts } from './list-cuts.ts';
import { completeStatement } from './read-statements.ts';
import type { StatementInDossier } from './record-statement-event.ts';
import { creditorNameOf } from './statement-fields.ts';
import type { WholeStatement } from './statement-record.ts';
import { distinct, listInvited, personOf } from './tell-account-change.ts';

/**
 * Mails a creditor what the office has decided, where that is not all that was declared: how much is admitted, reserved and
 * not accepted, each with its reason. Whoever has everything admitted reads it in the draft.
 */
export async function tellDecision(
  tools: Pick<Tools, 'jobs' | 'settings'>,
  trx: Transaction,
  action: Action,
  { dossier, statement }: StatementInDossier,
): Promise<void> {
  const whole = await completeStatement(trx, statement);
  const { declaredCents, admittedCents, reservedCents, rejectedCents } = declaredTotalOf(whole);
  if (rejectedCents === 0n && reservedCents === 0n) return;
  const language = statement.language ?? dossier.language ?? 'nl';
  const name = creditorNameOf(statement);
  const values = {
    ...(await readOfficeValues(trx, dossier)),
    ...recipientValues(name, personOf(statement), language),
    'statement.declared': declaredCents,
    'statement.admitted': admittedCents,
    'statement.reserved': reservedCents === 0n ? null : reservedCents,
    'statement.rejected': rejectedCents === 0n ? null : rejectedCents,
    'statement.reasons': listReasons(whole, language).join('\n'),
    'statement.explanation': statement.explanationOfChange,
  };
  for (const email of distinct([statement.primaryEmail, ...(await listInvited(trx, statement))])) {
    await requestDelivery(tools, trx, action, {
      template: 'statement-decided-email',
      values,
      dossier,
      statementId: statement.id,
      language,
      addressee: name,
      email,
      occasion: `decision on statement ${statement.id} in version ${statement.version}`,
    });
  }
}

const VOCABULARIES = { nl, fr, de, en } satisfies Record<Language, unknown>;

/** A line for each cut and each reservation: of which claim, how much, and why. What is invalid is refused as a whole. */
function listReasons(statement: WholeStatement, language: Language): string[] {
  const { claimTypeInLaw } = VOCABULARIES[language];
  const nameOf = (privilegeId: string | null) =>
    privilegeId === null ? claimTypeInLaw.chirographic : getPrivilege(privilegeId).names[language];
  const isRefused = statement.totalAmountClaimedCents === 0n;
  return listCuts(statement).map((cut) =>
    lineOf(
      isRefused ? creditorNameOf(statement) : nameOf(cut.privilegeId),
      cut.cents,
      reasonOf(cut, language),
      language,
    ),
  );
}

/** The code in words, and the words of the office. Without either, its explanation stands in the mail already. */
function reasonOf({ reason, note }: Cut, language: Language): string | null {
  const word = reason && VOCABULARIES[language].rejectionReason[reason];
  return [word, note].filter(Boolean).join('. ') || null;
}

function lineOf(name: string, cents: Cents, why: string | null, language: Language): string {
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  return [`${name}, ${writeAmount(cents, language)}`, why].filter(Boolean).join(colon);
}
