import type { AuditEvent, AuditValue } from '@prorata/contract/audit/audit-event';
import type { auditCalls } from '@prorata/contract/audit/calls';
import type { AnswerOf, QueryOf } from '@prorata/contract/call';
import { audit as germanAudit } from '@prorata/i18n/de/audit';
import { vocabulary as germanWords } from '@prorata/i18n/de/vocabulary';
import { audit as englishAudit } from '@prorata/i18n/en/audit';
import { vocabulary as englishWords } from '@prorata/i18n/en/vocabulary';
import { audit as frenchAudit } from '@prorata/i18n/fr/audit';
import { vocabulary as frenchWords } from '@prorata/i18n/fr/vocabulary';
import { audit as dutchAudit } from '@prorata/i18n/nl/audit';
import { vocabulary as dutchWords } from '@prorata/i18n/nl/vocabulary';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { isChainIntact, readChain } from './chain.ts';
import { presentEvents } from './present.ts';

type Query = QueryOf<typeof auditCalls.list>;
type Answer = AnswerOf<typeof auditCalls.list>;

/** What happened in a dossier, newest first. The check goes over the whole chain each time, or it would prove nothing. */
export async function listEvents(
  db: Database,
  user: ActingUser,
  dossierId: string,
  query: Query,
): Promise<Answer> {
  await getDossier(db, user, dossierId);
  const chain = await readChain(db, dossierId);
  const events = presentEvents(chain.events).reverse();
  const found = events.filter((event) => isAskedFor(event, query));
  const first = (query.page - 1) * query.pageSize;
  return {
    items: found.slice(first, first + query.pageSize),
    total: found.length,
    page: query.page,
    pageSize: query.pageSize,
    isChainIntact: isChainIntact(chain),
    kinds: [...new Set(events.flatMap(({ subject }) => subject.type ?? []))].sort(),
    actors: distinctActors(events),
  };
}

function isAskedFor(event: AuditEvent, { kind, actorKind, actorName, search }: Query): boolean {
  return (
    (kind === undefined || event.subject.type === kind) &&
    (actorKind === undefined || event.actor.kind === actorKind) &&
    (actorName === null || event.actor.name === actorName) &&
    (search === null || containsTerms(event, search))
  );
}

function distinctActors(events: readonly AuditEvent[]): AuditEvent['actor'][] {
  const actors = new Map(events.map(({ actor }) => [`${actor.kind} ${actor.name}`, actor]));
  return [...actors.values()].sort((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
}

/**
 * Whether an event holds every word that somebody typed, whatever their capitals and accents: in who did it, in what
 * it is about, in what changed, or in the phrase for it in any language.
 */
function containsTerms(event: AuditEvent, typed: string): boolean {
  const text = fold(textOf(event));
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type Phrases = Readonly<Record<string, Readonly<Record<string, string>>>>;
const PHRASES: readonly Phrases[] = [dutchAudit, frenchAudit, germanAudit, englishAudit].map(
  ({ events }) => events,
);
const WORDS: readonly Phrases[] = [dutchWords, frenchWords, germanWords, englishWords];

function textOf({ type, actor, subject, changes }: AuditEvent): string {
  const [kind = '', what = ''] = type?.split('.') ?? [];
  const phrases = PHRASES.map((events) => events[kind]?.[what] ?? '');
  const values = changes.flatMap(({ before, after }) => [before, after].flatMap(written));
  return [type, actor.name, subject.label, ...phrases, ...values].join(' ');
}

/** A value in every way in which a reader may have seen it. */
function written(value: AuditValue | null): string[] {
  if (value === null || value.kind === 'erased') return [];
  if (value.kind === 'line') return value.value.flatMap(written);
  if (value.kind === 'word' || value.kind === 'words') {
    const words = [value.value].flat();
    return words.flatMap((word) => [word, ...WORDS.map((lists) => lists[value.list]?.[word] ?? '')]);
  }
  if (value.kind === 'address' || value.kind === 'named') {
    return Object.values(value.value).map((part) => part ?? '');
  }
  return [value.value].flat().map(String);
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
