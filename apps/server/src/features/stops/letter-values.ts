import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import { writeAmount } from '@prorata/documents/catalogue/write-value';
import { recipientValues } from '@prorata/documents/form-of-address';
import { STOP_WORDS } from '@prorata/documents/words';
import { type Cents, sumCents } from '@prorata/domain/money';
import { addressLines } from '@prorata/domain/registered-letter-address';
import { isBlocking, STOP_EFFECTS } from '@prorata/domain/stops';
import type { Language, StopLetter } from '@prorata/domain/vocabulary';
import type { readOfficeValues } from '../dossiers/office-values.ts';
import { listDefendantNames } from '../parties/defendant-names.ts';
import type { LetterPlan, PlannedLetter } from './plan-letters.ts';

/** By mail and on paper: both say the same. */
export const TEMPLATES_OF = {
  accountStatement: { Email: 'stop-account-email', RegisteredLetter: 'stop-account-letter' },
  costStatement: { Email: 'stop-costs-email', RegisteredLetter: 'stop-costs-letter' },
  creditorNotice: { Email: 'stop-creditor-email', RegisteredLetter: 'stop-creditor-letter' },
} as const satisfies Record<StopLetter, object>;

type LetterValues = TemplateValues<(typeof TEMPLATES_OF)[StopLetter]['Email']>;
type OfficeValues = Awaited<ReturnType<typeof readOfficeValues>>;

/** What a letter about a stop can say; each takes of it what its text shows. */
export function valuesOf(
  plan: LetterPlan,
  { addressee, person, language, stop }: PlannedLetter,
  office: OfficeValues,
): LetterValues & OfficeValues {
  return {
    ...office,
    ...recipientValues(addressee, person, language),
    ...stopValues(plan, stop, language),
    ...accountValues(plan, language),
  };
}

function stopValues({ dossier }: LetterPlan, stop: PlannedLetter['stop'], language: Language) {
  const { kind } = stop;
  if (!isBlocking(kind)) throw new Error(`Nothing is written about ${kind}.`);
  const words = STOP_WORDS[language];
  const defendants = listDefendantNames(dossier);
  const concerned = defendants.filter(({ id }) => stop.defendantIds.includes(id));
  const contact = [
    stop.contactName,
    ...(stop.contactAddress ? addressLines(stop.contactAddress) : []),
    stop.contactEmail,
  ].filter((part) => part !== null);
  return {
    'stop.kind': words.kinds[kind],
    'stop.date': stop.date,
    'stop.defendant': concerned.map(({ name }) => name).join(', '),
    'stop.isOfSome': concerned.length < defendants.length,
    'stop.receiver': words.receivers[STOP_EFFECTS[kind].receiver ?? 'nobody'],
    'stop.contact': contact.length === 0 ? null : contact.join(', '),
    'stop.isBankruptcy': kind === 'bankruptcy',
    'stop.isDebtSettlement': kind === 'collectiveDebtSettlement',
    'stop.isReorganisation': kind === 'reorganisation',
  };
}

function accountValues({ money }: LetterPlan, language: Language) {
  const { receipts, costs } = money;
  const listed = (items: typeof receipts) =>
    items
      .map(({ name, cents }) => {
        const colon = language === 'fr' ? '\u00a0:' : ':';
        return `${name ?? STOP_WORDS[language].withoutLot}${colon} ${writeAmount(cents, language)}`;
      })
      .join('\n');
  return {
    'account.received': money.receivedCents,
    'account.receipts': receipts.length === 0 ? null : listed(receipts),
    'account.paid': orNothing(money.paidCents),
    'account.consigned': orNothing(money.consignedCents),
    'account.underway': orNothing(money.underwayCents),
    'account.held': money.heldCents,
    'account.costs': orNothing(sumCents((costs ?? []).map(({ cents }) => cents))),
    'account.costsTaken': orNothing(money.costsTakenCents),
    'account.costLines': listed(costs ?? []),
  };
}

/** A text leaves out an amount that is nothing. */
function orNothing(cents: Cents): Cents | null {
  return cents > 0n ? cents : null;
}
