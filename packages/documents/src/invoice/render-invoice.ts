import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatIban } from '@prorata/domain/iban';
import type { Cents } from '@prorata/domain/money';
import { toPrintable } from '@prorata/domain/printable';
import type { Language } from '@prorata/domain/vocabulary';
import { invoicing as germanWords } from '@prorata/i18n/de/invoicing';
import { invoicing as englishWords } from '@prorata/i18n/en/invoicing';
import { formatAmount } from '@prorata/i18n/format-amount';
import { invoicing as frenchWords } from '@prorata/i18n/fr/invoicing';
import { invoicing as dutchWords } from '@prorata/i18n/nl/invoicing';
import { writeDay } from '../catalogue/write-value.ts';
import type { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { mapTexts } from '../text/map-texts.ts';

/** An invoice as it goes on paper. */
export interface PaperInvoice {
  readonly number: string;
  readonly kind: 'invoice' | 'creditNote';
  /** `2026-10` */
  readonly month: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly language: Language;
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly enterpriseNumber: string;
    readonly account: string;
    readonly email: string | null;
  };
  readonly buyer: {
    readonly name: string;
    readonly enterpriseNumber: string | null;
    readonly street: string;
    readonly zipcode: string;
    readonly city: string;
    /** ISO 3166, two letters. */
    readonly country: string;
    readonly email: string | null;
  };
  /** The invoices of which it takes something back. */
  readonly corrected: readonly { readonly number: string; readonly issuedOn: string }[];
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly priceCents: Cents;
    readonly discountCents: Cents;
    readonly amountCents: Cents;
  }[];
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly vatPartsPerMillion: bigint;
  readonly communication: string;
}

const WORDS = { nl: dutchWords, fr: frenchWords, de: germanWords, en: englishWords } as const;
const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-BE', fr: 'fr-BE', de: 'de-DE', en: 'en-GB' };

/** An invoice or credit note as PDF/A-2b. The same invoice gives the same bytes. */
export function renderInvoice(
  renderer: Pick<PdfRenderer, 'render'>,
  invoice: PaperInvoice,
): Promise<Uint8Array> {
  return renderer.render({ layout: 'invoice', data: mapTexts(composeInvoice(invoice), toPrintable) });
}

function composeInvoice(invoice: PaperInvoice) {
  const { language, seller, buyer, number, kind, netCents, vatCents } = invoice;
  const words = WORDS[language].paper;
  const write = (cents: Cents) => formatAmount(cents, language);
  const title = kind === 'invoice' ? words.invoice : words.creditNote;
  const total = write(netCents + vatCents);
  return {
    language,
    date: invoice.issuedOn,
    title: `${title} ${number}`,
    seller: {
      name: seller.name,
      lines: [seller.address, vatNumber(words.vatNumber, seller.enterpriseNumber), seller.email ?? ''].filter(
        Boolean,
      ),
    },
    buyer: [
      buyer.name,
      buyer.street,
      `${buyer.zipcode} ${buyer.city}`.trim(),
      buyer.enterpriseNumber ? vatNumber(words.vatNumber, buyer.enterpriseNumber) : '',
    ].filter(Boolean),
    facts: [
      { label: words.number, value: number },
      { label: words.issuedOn, value: writeDay(invoice.issuedOn, language) },
      { label: words.month, value: writeMonth(invoice.month, language) },
      ...(kind === 'invoice' ? [{ label: words.dueOn, value: writeDay(invoice.dueOn, language) }] : []),
    ],
    heads: [words.description, words.quantity, words.price, words.discount, words.amount],
    lines: invoice.lines.map(({ name, quantity, priceCents, discountCents, amountCents }) => [
      name,
      writeQuantity(quantity, language),
      write(priceCents),
      discountCents === 0n ? '' : write(-discountCents),
      write(amountCents),
    ]),
    sums: [
      { label: words.net, value: write(netCents) },
      { label: words.vat.replace('{{rate}}', writeRate(invoice.vatPartsPerMillion)), value: write(vatCents) },
      { label: kind === 'invoice' ? words.total : words.totalBack, value: total },
    ],
    payment:
      kind === 'invoice'
        ? [
            { label: words.toPay, value: total },
            { label: words.dueOn, value: writeDay(invoice.dueOn, language) },
            { label: words.account, value: formatIban(seller.account) },
            { label: words.communication, value: invoice.communication },
          ]
        : [],
    paymentTitle: words.payment,
    remark: writeCorrected(invoice),
    footer: `${seller.name} · ${title} ${number}`,
  };
}

/** Whoever books it must find the invoices on which the taken-back stood. */
function writeCorrected({ corrected, language }: PaperInvoice): string {
  const list = corrected.map(({ number, issuedOn }) => `${number} (${writeDay(issuedOn, language)})`);
  return list.length === 0 ? '' : WORDS[language].paper.corrected.replace('{{invoices}}', list.join(', '));
}

function vatNumber(label: string, enterpriseNumber: string): string {
  return `${label} BE ${formatEnterpriseNumber(enterpriseNumber)}`;
}

function writeRate(partsPerMillion: bigint): string {
  return String(Number(partsPerMillion) / 10_000);
}

function writeQuantity(quantity: number, language: Language): string {
  return quantity.toLocaleString(LOCALES[language]).replace('-', '\u2212');
}

function writeMonth(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
