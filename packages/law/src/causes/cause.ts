import type { Named } from '../named.ts';
import type { PrivilegeId } from '../privileges/catalogue.ts';

/** A question in plain words on the way from a debt to its privilege. Whoever claims and whoever decides are asked the same. */
export interface Question {
  readonly asks: Named;
  readonly answers: readonly Answer[];
}

export interface Answer {
  /** Unique among all answers. */
  readonly id: string;
  readonly names: Named;
  /** Of what one may choose first: what else it is called, in a few words. */
  readonly hint?: Named;
  /** Everyday words of any language by which it is found, beside its names. */
  readonly words: readonly string[];
  /** Where it leads: to the next question, or to what the debt is. */
  readonly leads: Question | PrivilegeId;
  /** The kind of title that such a debt rests on, where the law goes by it: a lease of a house or of a farm. */
  readonly title?: 'lease' | 'farmLease';
}

/** The answers that were given, from the first question on. */
export type Way = readonly Answer[];

/** What is asked after these answers; nothing when they lead to a privilege. */
export function nextQuestion(first: Question, way: Way): Question | undefined {
  const last = way.at(-1);
  if (last === undefined) return first;
  return typeof last.leads === 'string' ? undefined : last.leads;
}

/** What the answers lead to, once they do. */
export function endOf(way: Way): PrivilegeId | undefined {
  const leads = way.at(-1)?.leads;
  return typeof leads === 'string' ? leads : undefined;
}

/** Every way from a question to a privilege. */
export function listWays(question: Question): Way[] {
  return question.answers.flatMap((answer) =>
    typeof answer.leads === 'string' ? [[answer]] : listWays(answer.leads).map((way) => [answer, ...way]),
  );
}

/**
 * The answers that a privilege implies: those that all ways to it begin with, of the ways that suit its titles if some do.
 * None for an ordinary debt, which most ways may lead to.
 */
export function findWayTo(question: Question, privilegeId: string, titles: readonly string[] = []): Way {
  const all = listWays(question).filter((way) => endOf(way) === privilegeId);
  const suiting = all.filter((way) => titles.includes(way.at(-1)?.title ?? ''));
  const [first = [], ...others] = suiting.length > 0 ? suiting : all;
  const shared = first.findIndex((answer, place) => others.some((way) => way[place] !== answer));
  return shared === -1 ? first : first.slice(0, shared);
}

/** The same question with only the answers that lead to one of these privileges: the law of the dossier has not all of them. */
export function withinReach(question: Question, isKnown: (privilegeId: PrivilegeId) => boolean): Question {
  const answers = question.answers.flatMap((answer): Answer[] => {
    if (typeof answer.leads === 'string') return isKnown(answer.leads) ? [answer] : [];
    const leads = withinReach(answer.leads, isKnown);
    return leads.answers.length > 0 ? [{ ...answer, leads }] : [];
  });
  return { ...question, answers };
}

/**
 * The answers that everyday words lead to, in any language: each word that was typed begins a word of the answer. Of an
 * answer that is found, those that follow from it are left out.
 */
export function findAnswers(question: Question, search: string): Way[] {
  const typed = wordsOf(search);
  if (typed.length === 0) return [];
  return question.answers.flatMap((answer): Way[] => {
    const known = wordsOf([...Object.values(answer.names), ...answer.words].join(' '));
    const isFound = typed.every((word) => known.some((other) => other.startsWith(word)));
    if (isFound) return [[answer]];
    if (typeof answer.leads === 'string') return [];
    return findAnswers(answer.leads, search).map((way) => [answer, ...way]);
  });
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
}

/** Stands after the answers that were given: whoever claims does not know how to go on, and the office decides. */
export const UNKNOWN = 'unknown';

export interface ReadWay {
  readonly way: Way;
  /** Whoever answered left it to the office. */
  readonly isForOffice: boolean;
  /** What the answers lead to, as far as they went. */
  readonly leadsTo: PrivilegeId | undefined;
}

/** Answers by their ids, as they are kept; nothing when they are no way through the questions. */
export function readWay(first: Question, ids: readonly string[]): ReadWay | undefined {
  const isForOffice = ids.at(-1) === UNKNOWN;
  const way: Answer[] = [];
  for (const id of isForOffice ? ids.slice(0, -1) : ids) {
    const answer = nextQuestion(first, way)?.answers.find((known) => known.id === id);
    if (answer === undefined) return undefined;
    way.push(answer);
  }
  return { way, isForOffice, leadsTo: endOf(way) };
}
