import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import type { FastifyRequest } from 'fastify';

/** As the interface keeps the choice on a device, without anything about who made it. */
const COOKIE = /(?:^|;\s*)prorata\.language=(\w+)/;

/** The language in which to show a page before its scripts can tell: the one chosen on the device, else the browser's. */
export function pageLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const [, chosen = ''] = COOKIE.exec(headers.cookie ?? '') ?? [];
  return findLanguage(chosen) ?? firstSpoken(headers['accept-language'] ?? '') ?? 'nl';
}

function findLanguage(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === primary);
}

/** The most wanted of `fr-BE,fr;q=0.9,nl;q=0.8` that we have. */
function firstSpoken(header: string): Language | undefined {
  return header
    .split(',', MOST_TAGS)
    .map((part) => {
      const [tag = '', weight = ''] = part.split(';');
      return { tag, weight: Number(/q=([\d.]+)/.exec(weight)?.[1] ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => findLanguage(tag))
    .find((language) => language !== undefined);
}

/** No browser sends more; whoever does gets an answer as fast as others. */
const MOST_TAGS = 30;
