import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { growthOf } from '../../apps/server/src/testing/growth.ts';

/** Patterns that read only texts of our own, of a few signs or of a build. */
const OWN_TEXTS = new Set([
  String.raw`/\B(?=(\d{3})+$)/g`,
  String.raw`/\.?0+$/`,
  String.raw`/<aside[^>]*>%ENVIRONMENT%<\/aside>/`,
]);
/** Reads the name of the signer in a certificate of a few hundred signs. */
const BOUNDED = new Set([String.raw`/\s*\([^)]*\)\s*$/`]);

const SOURCES = ['apps/server/src/**/*.ts', 'packages/{contract,domain,law,documents,i18n}/src/**/*.ts'];

function patternsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  new Visitor({
    Literal: (literal) => {
      if ('regex' in literal) found.push(new RegExp(literal.regex.pattern, literal.regex.flags));
    },
  }).visit(program);
  return found;
}

const files = SOURCES.flatMap((source) => globSync(source)).filter(
  (file) => !/\.test\.ts$|\/testing\//.test(file),
);
const patterns = new Map(files.flatMap(patternsIn).map((pattern) => [String(pattern), pattern]));

const SIGNS = ['a', '1', ' ', '\n', '\r', '.', '-', ',', '/', '(', '[', '{', '<', '@', '"', '='];

/** Texts on which a pattern may become slow: its own signs and words, alone and in pairs. */
function fillersFor({ source }: RegExp): string[] {
  const words = source.match(/[A-Za-z]{2,}/g)?.slice(0, 4) ?? [];
  const own = [...new Set(source.replaceAll(/\\[a-zA-Z]/g, ''))].filter((sign) => !'^$*+?|\\'.includes(sign));
  const signs = [...new Set([...own.slice(0, 8), 'a', '1', ' ', '-'])];
  const pairs = signs.flatMap((one) => signs.map((other) => one + other));
  return [...new Set([...SIGNS, ...words, ...words.map((word) => `${word}-`), ...pairs])];
}

function beginningsFor({ source }: RegExp): string[] {
  const plain = source
    .replaceAll(/\(\?[:=!<]*|\\b|[\^$()?*+]|\[[^\]]*\]|\{[^}]*\}/g, '')
    .replaceAll(/\\(.)/g, '$1');
  return [...new Set(['', plain.split('|')[0]?.slice(0, 8) ?? '', '(', '<', '-'])];
}

const SHORT = 1_500;
/** Far more than one reading of so short a text takes. */
const SUSPECT_MILLISECONDS = 1;
const TRIES = 3;

function isSlow(pattern: RegExp, beginning: string, filler: string): boolean {
  const run = (length: number) => {
    const text = `${beginning}${filler.repeat(length / filler.length)}\u0001!`;
    return () => text.split(new RegExp(pattern.source, pattern.flags.replace('y', '')));
  };
  const began = performance.now();
  run(SHORT)();
  if (performance.now() - began < SUSPECT_MILLISECONDS) return false;
  // A busy machine is slow once, such a pattern each time.
  return Array.from({ length: TRIES }, () => growthOf(run)).every((growth) => growth > 20);
}

test('every pattern reads a text in time that grows with it', () => {
  expect(patterns.size).toBeGreaterThan(300);
  const slow = [...patterns].flatMap(([written, pattern]) => {
    if (OWN_TEXTS.has(written) || BOUNDED.has(written)) return [];
    const fillers = fillersFor(pattern);
    const found = beginningsFor(pattern)
      .flatMap((beginning) => fillers.map((filler) => [beginning, filler] as const))
      .find(([beginning, filler]) => isSlow(pattern, beginning, filler));
    return found ? [`${written} on ${JSON.stringify(found)}`] : [];
  });
  expect(slow).toEqual([]);
});
