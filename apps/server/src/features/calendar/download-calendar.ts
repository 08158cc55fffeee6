import { createHash } from 'node:crypto';
import { addDays, addYears, brusselsDate } from '@prorata/domain/iso-date';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { createCodeAttempts } from '../../http/security/code-attempts.ts';
import type { Tools } from '../../tools.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { actingUserFrom } from '../users/acting-user.ts';
import { findMember, languageOf } from '../users/queries.ts';
import { calendarEvents, calendarName } from './calendar-events.ts';
import { digestOfCalendarName } from './calendar-secret.ts';
import { type Entries, listEntries } from './list-entries.ts';
import { writeCalendar } from './write-calendar.ts';

type FeedTools = Pick<Tools, 'db' | 'clock' | 'settings'>;

interface Reading {
  readonly name: string;
  readonly at: Date;
  readonly address: string;
  /** Asks only whether it is there. */
  readonly isHead: boolean;
}

/** What ended longer ago and was never done waits in the inbox, not in the calendar. */
const PAST_DAYS = 30;
/** Wrong addresses from one network in ten minutes; calendars that were told of a new one go on asking for the old one. */
const MAX_WRONG = 60;

/**
 * The calendar behind a secret address, for whichever program asks. Whoever may not read dossiers any more is given
 * nothing, and told no more than somebody who guesses.
 */
export async function downloadFeed(tools: FeedTools, reading: Reading): Promise<OutgoingFile> {
  const { db } = tools;
  const { feed, member } = await findFeed(db, digestOfCalendarName(reading.name));
  const user = member && actingUserFrom(member);
  const organizationId = user?.organization?.id;
  if (
    !feed ||
    !member ||
    !user ||
    organizationId === undefined ||
    refusalOf(user, 'readDossiers') !== undefined
  ) {
    throw await refusalOfWrong(tools, reading.address);
  }
  const today = brusselsDate(reading.at);
  const wanted = {
    ...{ organizationId, userId: user.id, isMine: feed.isMine },
    ...{ from: addDays(today, -PAST_DAYS), until: addYears(today, 1) },
  };
  const calendar = calendarOf(tools, await listEntries(db, wanted), member.preferredLanguage);
  const contentDigest = createHash('sha256').update(JSON.stringify(calendar)).digest();
  const isSame = feed.contentDigest !== null && contentDigest.equals(feed.contentDigest);
  const changedAt = isSame && feed.changedAt !== null ? feed.changedAt : reading.at;
  if (!reading.isHead) {
    await db
      .updateTable('calendarFeeds')
      .set({ readAt: reading.at, contentDigest, changedAt })
      .where('userId', '=', user.id)
      .where('secretDigest', '=', feed.secretDigest)
      .execute();
  }
  const content = Buffer.from(writeCalendar({ ...calendar, changedAt }));
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 27);
  return { ...FILE, content, edition: { tag, changedAt } };
}

/** The feed of a secret address, and whose it is. */
async function findFeed(db: Database, secretDigest: Buffer | undefined) {
  if (secretDigest === undefined) return { feed: undefined, member: undefined };
  return readTogether(db, (db) => {
    const feeds = db.selectFrom('calendarFeeds').where('secretDigest', '=', secretDigest);
    return {
      feed: feeds.selectAll().executeTakeFirst(),
      member: findMember(db, feeds.select('userId').$asScalar()),
    };
  });
}

const FILE = { name: 'prorata.ics', mediaType: 'text/calendar' } as const;

function calendarOf(
  { settings }: Pick<FeedTools, 'settings'>,
  { entries }: Entries,
  language: Parameters<typeof calendarName>[0],
) {
  const open = entries.filter(({ isDone }) => !isDone);
  const { publicOrigin } = settings;
  return { name: calendarName(language), events: calendarEvents(open, { language, publicOrigin }) };
}

async function refusalOfWrong({ db, clock }: FeedTools, address: string): Promise<ProblemError> {
  const attempts = createCodeAttempts(db, clock, { kind: 'calendar', max: MAX_WRONG });
  const wait = await attempts.recordWrong(address);
  if (wait === undefined) return new ProblemError('not-found');
  return new ProblemError('too-many-requests', { headers: { 'retry-after': String(wait) } });
}

/** No term lies further away. */
const YEARS = 50;

/** The terms of one dossier that still run, to put them into any calendar. */
export async function downloadDossier(
  tools: FeedTools,
  user: ActingUser,
  { dossierId, at }: { readonly dossierId: string; readonly at: Date },
): Promise<OutgoingFile> {
  const dossier = await getDossier(tools.db, user, dossierId);
  const today = brusselsDate(at);
  const wanted = {
    ...{ organizationId: dossier.organizationId, userId: user.id, isMine: false, dossierId },
    ...{ from: addYears(today, -YEARS), until: addYears(today, YEARS) },
  };
  const { language, entries } = await readTogether(tools.db, (db) => ({
    language: languageOf(db, user.id),
    entries: listEntries(db, wanted),
  }));
  const calendar = calendarOf(tools, entries, language);
  const name = `${dossier.fileNumber.replaceAll('/', '-')}.ics`;
  return { ...FILE, name, content: Buffer.from(writeCalendar({ ...calendar, changedAt: at })) };
}
