import type { AnswerOf } from '@prorata/contract/call';
import type { invoicingCalls } from '@prorata/contract/invoicing/calls';
import type { InvoiceBuyer, InvoiceSeller } from '@prorata/contract/invoicing/invoice';
import { costNameIn } from '@prorata/domain/costs/cost-name';
import { parseEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { parseIban } from '@prorata/domain/iban';
import { drawUpInvoice, type InvoiceSums } from '@prorata/domain/invoicing/draw-up-invoice';
import { addDays, brusselsDate, type IsoDate, yearOf } from '@prorata/domain/iso-date';
import { eurosFromCents, sumCents } from '@prorata/domain/money';
import type { Language } from '@prorata/domain/vocabulary';
import { inForce } from '@prorata/law/dated-parameter';
import { vatRate } from '@prorata/law/parameters/taxes';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { OrganizationsTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readOperator } from '../parameters/read-operator.ts';
import { askForHandOver } from './e-invoices.ts';
import { startOfMonth } from './months.ts';

/** The term between companies where nothing else was agreed, and at most sixty days: act of 2 August 2002 on late payment, articles 4 to 6. */
const TERM_DAYS = 30;

/** What all invoices of a closing have in common. */
interface Closing {
  readonly month: string;
  readonly issuedOn: IsoDate;
  readonly vatPartsPerMillion: bigint;
  readonly seller: InvoiceSeller;
}

/**
 * Closes a month: every office gets an invoice of what was not invoiced until its end, under the next number. All of it or
 * nothing, one closing after the other, so that no number is left out.
 */
export async function closeMonth(
  { db, jobs }: Pick<Tools, 'db' | 'jobs'>,
  action: UserAction,
  month: string,
): Promise<AnswerOf<typeof invoicingCalls.closeMonth>> {
  const issuedOn = brusselsDate(action.at);
  if (month >= issuedOn.slice(0, 7)) throw new ProblemError('month-not-over');
  return inTransaction(db, async (trx) => {
    await sql`lock table closed_months in share row exclusive mode`.execute(trx);
    await requireTurn(trx, month);
    const closing: Closing = {
      month,
      issuedOn,
      vatPartsPerMillion: BigInt(inForce(vatRate, issuedOn).value),
      seller: await getSeller(trx),
    };
    const id = newId();
    await trx
      .insertInto('closedMonths')
      .values({ id, month: `${month}-01`, closedBy: action.actor.id, closedAt: action.at })
      .execute();
    const invoices = [];
    for (const office of await listOffices(trx, month)) {
      invoices.push(await issueInvoice(trx, action, office, closing));
    }
    const netCents = sumCents(
      invoices.map(({ kind, netCents: net }) => (kind === 'creditNote' ? -net : net)),
    );
    await recordEvent(trx, action, {
      type: 'invoice.monthClosed',
      organizationId: null,
      subjectId: id,
      version: null,
      before: null,
      after: { month, numberOfInvoices: invoices.length, netAmount: eurosFromCents(netCents) },
    });
    await askForHandOver(trx, jobs);
    return { invoices: invoices.length };
  });
}

/** Months are closed in their order, each once. */
async function requireTurn(trx: Transaction, month: string): Promise<void> {
  const { isClosed, isLaterClosed, isEarlierOpen } = await trx
    .selectNoFrom([
      sql<boolean>`exists (select from closed_months where month = ${`${month}-01`}::date)`.as('isClosed'),
      sql<boolean>`exists (select from closed_months where month > ${`${month}-01`}::date)`.as(
        'isLaterClosed',
      ),
      sql<boolean>`exists (
        select from platform_transactions where invoice_id is null and occurred_at < ${startOfMonth(month)}
      ) and not exists (
        select from closed_months where month = ${`${month}-01`}::date - interval '1 month'
      )`.as('isEarlierOpen'),
    ])
    .executeTakeFirstOrThrow();
  if (isClosed || isLaterClosed) throw new ProblemError('month-closed');
  if (isEarlierOpen) throw new ProblemError('earlier-month-open');
}

/** Who runs the platform, as the law wants it on an invoice. */
async function getSeller(trx: Transaction): Promise<InvoiceSeller> {
  const { name, address, enterpriseNumber, account, helpdeskEmail } = await readOperator(trx);
  const number = parseEnterpriseNumber(enterpriseNumber);
  const iban = parseIban(account);
  if (name === '' || address === '' || number === undefined || iban === undefined) {
    throw new ProblemError('operator-incomplete');
  }
  return { name, address, enterpriseNumber: number, account: iban, email: helpdeskEmail || null };
}

function listOffices(trx: Transaction, month: string) {
  return trx
    .selectFrom('organizations')
    .selectAll()
    .where(
      sql<boolean>`exists (
        select from platform_transactions
        where organization_id = organizations.id and invoice_id is null and occurred_at < ${startOfMonth(month, 1)}
      )`,
    )
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .execute();
}

async function issueInvoice(
  trx: Transaction,
  action: UserAction,
  office: Selectable<OrganizationsTable>,
  { month, issuedOn, vatPartsPerMillion, seller }: Closing,
): Promise<InvoiceSums> {
  const id = newId();
  await trx
    .updateTable('platformTransactions')
    .set({ invoiceId: id })
    .where('organizationId', '=', office.id)
    .where('invoiceId', 'is', null)
    .where('occurredAt', '<', startOfMonth(month, 1))
    .execute();
  // What was marked is what is added up: a transaction that is written meanwhile goes on the next invoice.
  const sums = drawUpInvoice(await readAlike(trx, id, office.preferredLanguage), vatPartsPerMillion);
  const { kind, lines, netCents, vatCents } = sums;
  const { number } = await trx
    .insertInto('invoices')
    .values({
      ...{ id, kind, netCents, vatCents, vatPartsPerMillion, issuedOn },
      year: yearOf(issuedOn),
      serial: await nextSerial(trx, yearOf(issuedOn)),
      organizationId: office.id,
      month: `${month}-01`,
      dueOn: addDays(issuedOn, TERM_DAYS),
      language: office.preferredLanguage,
      seller: JSON.stringify(seller),
      buyer: JSON.stringify(buyerOf(office)),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('invoiceLines')
    .values(lines.map((line, at) => ({ invoiceId: id, position: at + 1, ...line })))
    .execute();
  await trx
    .insertInto('eInvoices')
    .values({ invoiceId: id, nextAttemptAt: action.at, changedAt: action.at })
    .execute();
  await recordEvent(trx, action, {
    type: 'invoice.issued',
    organizationId: office.id,
    subjectId: id,
    version: null,
    before: null,
    after: { number, month, netAmount: eurosFromCents(kind === 'creditNote' ? -netCents : netCents) },
  });
  return sums;
}

/** One more than the last of the year; whoever closes holds the lock, so nobody takes it too. */
async function nextSerial(trx: Transaction, year: number): Promise<number> {
  const { last } = await trx
    .selectFrom('invoices')
    .select(({ fn }) => fn.max('serial').as('last'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function readAlike(trx: Transaction, invoiceId: string, language: Language) {
  const rows = await trx
    .selectFrom('platformTransactions as charge')
    .innerJoin('platformCosts as cost', 'cost.id', 'charge.platformCostId')
    .select([
      'charge.type',
      'cost.displayName',
      'cost.displayNameFrench',
      'cost.displayNameGerman',
      'cost.displayNameEnglish',
      'priceCents',
      'discountCents',
      sql<boolean>`credited_id is not null`.as('isCredit'),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .where('invoiceId', '=', invoiceId)
    .groupBy(['charge.type', 'cost.id', 'priceCents', 'discountCents', sql`credited_id is not null`])
    .execute();
  return rows.map(({ type, priceCents, discountCents, isCredit, count, ...names }) => ({
    ...{ type, priceCents, discountCents, isCredit, count },
    name: costNameIn(names, language),
  }));
}

function buyerOf(office: Selectable<OrganizationsTable>): InvoiceBuyer {
  const { name, corporateName, enterpriseNumber, address, email } = office;
  const street = [address?.street, address?.housenumber, address?.housenumberaddition]
    .filter(Boolean)
    .join(' ');
  return {
    name: corporateName ?? name,
    enterpriseNumber,
    email,
    street: street || (address?.address1 ?? ''),
    zipcode: address?.zipcode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? 'BE',
  };
}
