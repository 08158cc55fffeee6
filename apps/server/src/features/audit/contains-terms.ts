import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { audit as german } from '@prorata/i18n/de/audit';
import { audit as english } from '@prorata/i18n/en/audit';
import { audit as french } from '@prorata/i18n/fr/audit';
import { audit as dutch } from '@prorata/i18n/nl/audit';

type Phrases = Readonly<Record<string, Readonly<Record<string, string>>>>;

const LANGUAGES: readonly Phrases[] = [dutch, french, german, english].map(({ events }) => events);

/**
 * Whether an event holds every word that somebody typed, whatever their capitals and accents: in who did it, in what
 * it is about, in what changed, or in the phrase for it in any language.
 */
export function containsTerms(event: AuditEvent, typed: string): boolean {
  const text = fold(textOf(event));
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function textOf({ type, actor, subject, changes }: AuditEvent): string {
  const [kind = '', what = ''] = type.split('.');
  const phrases = LANGUAGES.map((events) => events[kind]?.[what] ?? '');
  const values = changes.flatMap(({ before, after }) => [before, after].map(written));
  return [type, actor.name, subject?.label, ...phrases, ...values].join(' ');
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
