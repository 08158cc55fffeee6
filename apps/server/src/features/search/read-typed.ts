import { parseInvitationCode } from '@prorata/domain/invitation-code';
import { type Cents, centsFromEuros, isEuroAmount } from '@prorata/domain/money';
import { parseAmount } from '@prorata/domain/parse-decimal';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { parseSearchTerms } from '../dossiers/search-terms.ts';

/** What a text that somebody typed may stand for; it is looked for as all of it at once. */
export interface Typed {
  /** As the names and numbers of parties are stored. */
  readonly names: string;
  /** As references and file names are: every sign parts words. */
  readonly words: string;
  /** The beginning of an account number, without blanks. */
  readonly account: string | undefined;
  /** An amount by the signs of any language: `1.250` is one in Dutch, `1,250` in English. */
  readonly amounts: readonly Cents[];
  /** The code of an invitation, as it is stored. */
  readonly code: string | undefined;
  /** The number that the post puts on a letter. */
  readonly barcode: string | undefined;
}

const LINK = /\/invited\/([^/?#\s]+)/i;
const ACCOUNT = /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/;
const BARCODE = /^(?=.*\d)[0-9A-Z]{8,40}$/;

/** Nothing without a letter or digit stands for anything. */
export function readTyped(typed: string): Typed | undefined {
  const names = parseSearchTerms(typed).join(' ');
  if (names === '') return undefined;
  const compact = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  return {
    names,
    words: typed,
    account: ACCOUNT.test(compact) ? compact : undefined,
    amounts: readAmounts(typed),
    code: parseInvitationCode(LINK.exec(typed)?.[1] ?? typed),
    barcode: BARCODE.test(compact) ? compact : undefined,
  };
}

function readAmounts(typed: string): Cents[] {
  // Nobody writes a third decimal: before three last digits a sign groups thousands.
  const least = /[.,]\d{3}$/.test(typed.trim()) ? 1000 : 0.01;
  const cents = LANGUAGES.flatMap((language) => {
    const euros = parseAmount(typed, language);
    return euros !== undefined && euros >= least && isEuroAmount(euros) ? centsFromEuros(euros) : [];
  });
  return [...new Set(cents)];
}
