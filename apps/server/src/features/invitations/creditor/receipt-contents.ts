import { writeAmount, writeDay } from '@prorata/documents/catalogue/write-value';
import { AMOUNT_OF } from '@prorata/documents/words';
import { identifyTitle } from '@prorata/domain/claims/titles';
import { formatIban } from '@prorata/domain/iban';
import { centsFromEuros } from '@prorata/domain/money';
import type { Language } from '@prorata/domain/vocabulary';
import { following as de } from '@prorata/i18n/de/following';
import { vocabulary as deVocabulary } from '@prorata/i18n/de/vocabulary';
import { following as en } from '@prorata/i18n/en/following';
import { vocabulary as enVocabulary } from '@prorata/i18n/en/vocabulary';
import { following as fr } from '@prorata/i18n/fr/following';
import { vocabulary as frVocabulary } from '@prorata/i18n/fr/vocabulary';
import { following as nl } from '@prorata/i18n/nl/following';
import { vocabulary as nlVocabulary } from '@prorata/i18n/nl/vocabulary';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { Filed } from '../issue-receipt.ts';

const WORDS = { nl, fr, de, en } satisfies Record<Language, unknown>;
const VOCABULARIES = {
  nl: nlVocabulary,
  fr: frVocabulary,
  de: deVocabulary,
  en: enVocabulary,
} satisfies Record<Language, unknown>;

type FiledStatement = Filed['statements'][number];

/** What a receipt states of what was filed: who, how much and of what, where it is to be paid, on what it rests, and every paper. */
export function writeContents({ statements }: Filed, language: Language): string {
  return statements.flatMap((statement) => linesOf(statement, language)).join('\n');
}

function linesOf(statement: FiledStatement, language: Language): string[] {
  const { paper } = WORDS[language];
  const euros = (amount: number) => writeAmount(centsFromEuros(amount), language);
  const { creditorName, totalAmountClaimed, documents, privilegedClaims } = statement;
  // Receipts from before these could be filled in have none of them.
  const { paymentaccount = null, titles = [] } = statement as Partial<FiledStatement>;
  const writer = {
    date: (day: string) => writeDay(day, language),
    amount: (cents: bigint) => writeAmount(cents, language),
  };
  return [
    AMOUNT_OF[language](creditorName, euros(totalAmountClaimed)),
    ...(paymentaccount ? [`– ${fill(paper.account, formatIban(paymentaccount))}`] : []),
    ...titles.map((title) => `– ${fill(paper.title, identifyTitle(title, language, writer))}`),
    ...privilegedClaims.flatMap((claim) => claimLines(claim, language, euros)),
    ...documents.map(
      ({ fileName, documentType, sha256 }) =>
        `– ${VOCABULARIES[language].documentType[documentType]}, ${fileName}, SHA-256 ${sha256}`,
    ),
  ];
}

type FiledClaim = FiledStatement['privilegedClaims'][number];

function claimLines(
  { privilegeId, amountDemanded, parts = [] }: FiledClaim,
  language: Language,
  euros: (amount: number) => string,
): string[] {
  const { claimTypeInLaw, claimPart } = VOCABULARIES[language];
  const name = privilegeId === null ? claimTypeInLaw.chirographic : getPrivilege(privilegeId).names[language];
  const split = parts.map(({ kind, declared }) => `${claimPart[kind]} ${euros(declared)}`);
  return [`– ${name}, ${euros(amountDemanded)}${split.length === 0 ? '' : ` (${split.join(', ')})`}`];
}

function fill(phrase: string, value: string): string {
  return phrase.replace('{{value}}', value);
}
