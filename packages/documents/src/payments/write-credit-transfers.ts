import type { IsoDate } from '@prorata/domain/iso-date';
import { type Cents, sumCents } from '@prorata/domain/money';
import { toSepaText } from '@prorata/domain/payouts/sepa-text';
import { findStructuredDigits } from '@prorata/domain/structured-communication';
import { element, writeXml, type XmlElement } from '../xml/write-xml.ts';

/** Everything that a bank must know to pay a list. */
export interface CreditTransfers {
  /** One for each file, for good: a bank refuses a second file of the same name. */
  readonly messageId: string;
  readonly at: Date;
  readonly executeOn: IsoDate;
  readonly debtor: { readonly name: string; readonly account: string };
  readonly transfers: readonly CreditTransfer[];
}

export interface CreditTransfer {
  readonly endToEndId: string;
  readonly name: string;
  readonly account: string;
  readonly communication: string;
  readonly amountCents: Cents;
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
/** What the standard takes. */
const LONGEST = { id: 35, name: 70, communication: 140 } as const;

/** By which the rules of SEPA fill what must be there and is not known. */
const NOT_PROVIDED = 'NOTPROVIDED';

/**
 * A list of SEPA credit transfers as pain.001.001.09, from whole cents. Each is booked for itself, so that the statement
 * has a debit for each. No addresses and no BIC: neither is needed with an IBAN, and an address that is not taken apart
 * is refused since November 2026.
 */
export function writeCreditTransfers(list: CreditTransfers): string {
  if (list.transfers.length === 0) throw new Error('There is nobody to pay.');
  const sums = [
    element('NbOfTxs', String(list.transfers.length)),
    element('CtrlSum', decimal(sumCents(list.transfers.map(({ amountCents }) => amountCents)))),
  ];
  const name = element('Nm', nameOf(list.debtor.name));
  const header = element('GrpHdr', [
    element('MsgId', idOf(list.messageId)),
    element('CreDtTm', list.at.toISOString().slice(0, 19)),
    ...sums,
    element('InitgPty', [name]),
  ]);
  const payment = element('PmtInf', [
    element('PmtInfId', idOf(list.messageId)),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'false'),
    ...sums,
    element('PmtTpInf', [element('SvcLvl', [element('Cd', 'SEPA')])]),
    element('ReqdExctnDt', [element('Dt', list.executeOn)]),
    element('Dbtr', [name]),
    element('DbtrAcct', [ibanOf(list.debtor.account)]),
    element('DbtrAgt', [element('FinInstnId', [element('Othr', [element('Id', NOT_PROVIDED)])])]),
    element('ChrgBr', 'SLEV'),
    ...list.transfers.map(writeTransfer),
  ]);
  return writeXml(
    element('Document', [element('CstmrCdtTrfInitn', [header, payment])], { xmlns: NAMESPACE }),
  );
}

function writeTransfer({
  endToEndId,
  name,
  account,
  communication,
  amountCents,
}: CreditTransfer): XmlElement {
  return element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', idOf(endToEndId))]),
    element('Amt', [element('InstdAmt', decimal(amountCents), { Ccy: 'EUR' })]),
    element('Cdtr', [element('Nm', nameOf(name))]),
    element('CdtrAcct', [ibanOf(account)]),
    element('RmtInf', [writeCommunication(communication)]),
  ]);
}

/** Banks write Latin letters alone, and refuse a payment to nobody: who has no such letter is known by the account. */
function nameOf(name: string): string {
  return toSepaText(name, LONGEST.name) || NOT_PROVIDED;
}

/** A Belgian structured communication is a reference of its own kind; the rest is free text. */
function writeCommunication(communication: string): XmlElement {
  const digits = findStructuredDigits(communication);
  if (digits === undefined) return element('Ustrd', toSepaText(communication, LONGEST.communication));
  const kind = element('Tp', [element('CdOrPrtry', [element('Cd', 'SCOR')]), element('Issr', 'BBA')]);
  return element('Strd', [element('CdtrRefInf', [kind, element('Ref', digits)])]);
}

function ibanOf(account: string): XmlElement {
  return element('Id', [element('IBAN', account)]);
}

/** An id that would have to be cut is no id any more. */
function idOf(id: string): string {
  const written = toSepaText(id, LONGEST.id);
  if (written !== id) throw new RangeError(`${id} cannot name a payment.`);
  return written;
}

/** Cents as a bank writes euros: 1205.99. */
function decimal(cents: Cents): string {
  if (cents <= 0n) throw new RangeError('Nobody is paid nothing.');
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
