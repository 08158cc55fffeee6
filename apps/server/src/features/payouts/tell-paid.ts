import { recipientValues } from '@prorata/documents/form-of-address';
import { formatIban } from '@prorata/domain/iban';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import { personOf } from '../statements/tell-account-change.ts';
import type { PayoutLineRecord } from './payout-lines.ts';

interface Payment {
  readonly dossier: DossierRecord;
  readonly line: PayoutLineRecord;
  readonly paidOn: IsoDate;
}

/**
 * Mails a creditor that the money was paid, once. No law asks for it, and no office pays a registered letter for it: who
 * has no mail address sees it on the own statement.
 */
export async function tellPaid(
  tools: Pick<Tools, 'jobs' | 'settings'>,
  trx: Transaction,
  action: Action,
  { dossier, line, paidOn }: Payment,
): Promise<void> {
  if (line.kind !== 'creditor' || line.statementId === null) return;
  const statement = await trx
    .selectFrom('statements')
    .selectAll()
    .where('id', '=', line.statementId)
    .executeTakeFirst();
  if (!statement?.primaryEmail) return;
  const language = statement.language ?? dossier.language ?? 'nl';
  const name = creditorNameOf(statement);
  await requestDelivery(tools, trx, action, {
    template: 'payment-made-email',
    values: {
      ...(await readOfficeValues(trx, dossier)),
      ...recipientValues(name, personOf(statement), language),
      'payment.amount': line.amountCents,
      'payment.date': paidOn,
      'payment.account': line.account && formatIban(line.account),
      'payment.communication': line.communication,
      'payment.balance': await findBalance(trx, dossier, statement.id),
    },
    dossier,
    statementId: statement.id,
    language,
    addressee: name,
    email: statement.primaryEmail,
    occasion: `line ${line.id} paid on ${paidOn}`,
  });
}

/** Of an income that keeps coming in: what the report leaves of a claim for the next distribution. */
async function findBalance(
  trx: Transaction,
  { id, paymentType }: DossierRecord,
  statementId: string,
): Promise<Cents | null> {
  if (paymentType !== 'recurring') return null;
  const found = await trx
    .selectFrom('calculationResults')
    .select(
      sql<string | null>`jsonb_path_query_first(
        report_json::jsonb,
        '$.declarants[*] ? (@.statementId == $id).series.afterCents',
        jsonb_build_object('id', ${statementId}::text)
      )`.as('cents'),
    )
    .where('dossierId', '=', id)
    .where('signedAt', 'is not', null)
    .where('voidedAt', 'is', null)
    .executeTakeFirst();
  const cents = BigInt(found?.cents ?? 0);
  return cents > 0n ? cents : null;
}
