import type { SendingPreview } from '@prorata/contract/previews/preview';
import {
  contestationDaysOf,
  depositAfter,
  LAST_HOUR,
  plannedDeposit,
} from '@prorata/domain/contestation-term';
import { addDays, brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { legalFilingDay } from '@prorata/domain/terms';
import { SEND_METHODS, type SendMethod } from '@prorata/domain/vocabulary';
import { lastDayOf, type Piece } from './list-pieces.ts';

type Term = SendingPreview['term'];
type Afterwards = Term['lines'][number]['afterwards'];

/** The last day that a sending tells by each way, and from which moment on it would tell a later one. */
export function describeTerm(pieces: readonly Piece[], at: Date): Term {
  const kind = kindOf(pieces);
  if (kind === null) return { kind, lines: [] };
  const lines = SEND_METHODS.flatMap((sendMethod) => {
    const own = pieces.filter(({ delivery }) => delivery.sendMethod === sendMethod);
    if (own.length === 0) return [];
    const lastDay =
      own
        .flatMap(({ delivery }) => lastDayOf(delivery) ?? [])
        .sort()
        .at(-1) ?? null;
    const later =
      lastDay === null ? null : (kind === 'filing' ? laterToFile : laterToContest)(sendMethod, at);
    return { sendMethod, lastDay, afterwards: later && lastDay && later.lastDay > lastDay ? later : null };
  });
  return { kind, lines };
}

function kindOf(pieces: readonly Piece[]): Term['kind'] {
  if (pieces.some(({ delivery }) => delivery.purpose === 'report')) return 'contestation';
  const tellsDay = pieces.some(({ delivery }) => 'invitation.validUntil' in delivery.content.values);
  return tellsDay ? 'filing' : null;
}

/** The day on which a letter is to lie at the post ends, for the post, before it is over. */
function laterToContest(sendMethod: SendMethod, at: Date): NonNullable<Afterwards> {
  if (sendMethod === 'RegisteredLetter') {
    const depositedOn = plannedDeposit(at);
    const { lastDay } = contestationDaysOf({ kind: 'letter', depositedOn: depositAfter(depositedOn) });
    return { on: depositedOn, at: LAST_HOUR, lastDay };
  }
  const tomorrow = addDays(brusselsDate(at), 1);
  const { lastDay } = contestationDaysOf(
    sendMethod === 'Email'
      ? { kind: 'receipt', receivedOn: tomorrow }
      : { kind: 'qualified', sentOn: tomorrow, presentedOn: null },
  );
  return atMidnight(tomorrow, lastDay);
}

function laterToFile(sendMethod: SendMethod, at: Date): NonNullable<Afterwards> {
  const tomorrow = addDays(brusselsDate(at), 1);
  return atMidnight(tomorrow, legalFilingDay(sendMethod, tomorrow));
}

function atMidnight(on: IsoDate, lastDay: IsoDate): NonNullable<Afterwards> {
  return { on, at: '00:00', lastDay };
}
