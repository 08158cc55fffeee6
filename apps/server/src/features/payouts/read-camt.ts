import { parseIban } from '@prorata/domain/iban';
import { type IsoDate, isIsoDate } from '@prorata/domain/iso-date';
import { type Cents, sumCents } from '@prorata/domain/money';
import type { BankMovement, BankStatement } from '@prorata/domain/payouts/bank-statement';
import { formatStructuredCommunication } from '@prorata/domain/structured-communication';
import { all, find, type Node, need, parse, refuse, textAt } from './xml-tree.ts';

const MESSAGE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(0[2-9]|1[0-3])$/;

/** Every statement of a camt.053 file, of version 2 to 13, with its sums checked. @throws StatementFaultError */
export function readCamt(content: string): BankStatement[] {
  const root = parse(content);
  if (root.name !== 'Document' || !MESSAGE.test(root.attributes['xmlns'] ?? ''))
    refuse('notAStatement', root);
  const statements = all(need(root, 'BkToCstmrStmt'), 'Stmt');
  if (statements.length === 0) refuse('incomplete', root);
  return statements.map(readStatement);
}

function readStatement(node: Node): BankStatement {
  const closing = balance(node, ['CLBD']);
  const statement = {
    account: readAccount(need(node, 'Acct')),
    number: textAt(node, 'ElctrncSeqNb') || textAt(node, 'Id'),
    openingCents: signed(balance(node, ['OPBD', 'PRCD'])),
    closingCents: signed(closing),
    closedOn: readDay(need(closing, 'Dt')),
    // What is only announced has moved nothing.
    movements: all(node, 'Ntry').filter(isBooked).flatMap(readEntry),
  };
  const sum = sumCents(statement.movements.map(({ amountCents }) => amountCents));
  if (statement.openingCents + sum !== statement.closingCents) refuse('balance', closing);
  return statement;
}

/** Version 2 has the code as text, later ones inside. */
function isBooked(entry: Node): boolean {
  const status = need(entry, 'Sts');
  return (textAt(status, 'Cd') || status.text.trim()) === 'BOOK';
}

function balance(node: Node, codes: readonly string[]): Node {
  const balances = all(node, 'Bal');
  const found = codes
    .map((code) => balances.find((one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code))
    .find((one) => one !== undefined);
  return found ?? refuse('incomplete', node);
}

function readAccount(account: Node): string {
  const currency = textAt(account, 'Ccy');
  if (currency !== '' && currency !== 'EUR') refuse('currency', account);
  const iban = textAt(account, 'Id', 'IBAN');
  if (iban === '') refuse('account', account);
  return parseIban(iban) ?? iban;
}

/** An entry that holds several payments is taken apart where their amounts are given and add up to it. */
function readEntry(entry: Node): BankMovement[] {
  const details = all(entry, 'NtryDtls').flatMap((one) => all(one, 'TxDtls'));
  const whole = signed(entry);
  const amounts = details.map((detail) => detailAmount(detail, whole < 0n));
  const [first] = details;
  const isTakenApart =
    details.length > 1 &&
    amounts.every((cents) => cents !== undefined) &&
    sumCents(amounts.map((cents) => cents ?? 0n)) === whole;
  if (!isTakenApart) return [movementOf(entry, first, whole)];
  return details.map((detail, index) => movementOf(entry, detail, amounts[index] ?? 0n));
}

function detailAmount(detail: Node, isDebit: boolean): Cents | undefined {
  const amount = find(detail, 'Amt') ?? find(detail, 'AmtDtls', 'TxAmt', 'Amt');
  if (amount === undefined) return undefined;
  const cents = readAmount(amount);
  return isDebit ? -cents : cents;
}

/** Charges and fees, in the list of bank transaction codes. */
const COST_CODES = new Set(['CHRG', 'COMM', 'FEES', 'COME', 'COMI', 'COMT']);

function movementOf(entry: Node, detail: Node | undefined, amountCents: Cents): BankMovement {
  const isDebit = amountCents < 0n;
  const party = detail && find(detail, 'RltdPties', isDebit ? 'Cdtr' : 'Dbtr');
  const account = detail && find(detail, 'RltdPties', isDebit ? 'CdtrAcct' : 'DbtrAcct');
  const code = textAt(entry, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd');
  const returned = detail && find(detail, 'RtrInf');
  const reason = returned ? textAt(returned, 'Rsn', 'Cd') || textAt(returned, 'Rsn', 'Prtry') : '';
  return {
    amountCents,
    bookedOn: readDay(need(entry, 'BookgDt')),
    counterpartyAccount: (account && parseIban(textAt(account, 'Id', 'IBAN'))) ?? null,
    // From version 8 on a party stands one level deeper.
    counterpartyName: (party && (textAt(party, 'Nm') || textAt(party, 'Pty', 'Nm'))) || null,
    communication: detail ? readCommunication(detail) : textAt(entry, 'AddtlNtryInf'),
    endToEndId: (detail && textAt(detail, 'Refs', 'EndToEndId')) || null,
    reference: textAt(entry, 'AcctSvcrRef') || (detail ? textAt(detail, 'Refs', 'AcctSvcrRef') : ''),
    returnReason: returned ? reason || 'MS03' : null,
    isBankCost: isDebit && COST_CODES.has(code),
  };
}

function readCommunication(detail: Node): string {
  const remittance = find(detail, 'RmtInf');
  if (remittance === undefined) return '';
  const reference = textAt(remittance, 'Strd', 'CdtrRefInf', 'Ref').replaceAll(/\D/g, '');
  if (/^\d{12}$/.test(reference)) return formatStructuredCommunication(reference);
  const free = all(remittance, 'Ustrd').map(({ text }) => text);
  return free.join('').replaceAll(/\s+/g, ' ').trim();
}

/** An amount beside the sign that belongs to it. */
function signed(node: Node): Cents {
  const cents = readAmount(need(node, 'Amt'));
  const sign = textAt(node, 'CdtDbtInd');
  if (sign !== 'CRDT' && sign !== 'DBIT') refuse('amount', node);
  return sign === 'DBIT' ? -cents : cents;
}

function readAmount(amount: Node): Cents {
  if (amount.attributes['Ccy'] !== 'EUR') refuse('currency', amount);
  const [, euros, decimals = ''] = /^(\d{1,15})(?:\.(\d{1,5}))?$/.exec(amount.text.trim()) ?? [];
  if (euros === undefined || /[1-9]/.test(decimals.slice(2))) refuse('amount', amount);
  return BigInt(`${euros}${decimals.padEnd(2, '0').slice(0, 2)}`);
}

/** A day, or a moment of which the day counts. */
function readDay(node: Node): IsoDate {
  const day = textAt(node, 'Dt') || textAt(node, 'DtTm').slice(0, 10);
  return isIsoDate(day) ? day : refuse('date', node);
}
