import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

function wordsOfTheCore(): ReadonlySet<string> {
  const files = globSync('packages/{law,domain,contract}/src/**/*.ts', { cwd: ROOT });
  const code = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8').replace(COMMENTS, ''));
  return new Set(code.join('\n').match(/[A-Za-z][A-Za-z0-9]*(?:-[a-z0-9]+)*/g));
}

/** The cells of every row about a notion, or about a spelling of the API, without the heads of the tables. */
function listRows(kind: 'notion' | 'spelling' = 'notion'): string[][] {
  const lines = readFileSync(path.join(ROOT, 'GLOSSARY.md'), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('| ') && !/^\| (?:nl|in code) \|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1))
    .filter((cells) => (cells.length === 2) === (kind === 'spelling'));
}

test('every notion of the glossary has a word in four languages, and an identifier that the core uses', () => {
  const words = wordsOfTheCore();
  expect(listRows()).not.toEqual([]);
  for (const cells of listRows()) {
    const [identifier = '', ...translations] = cells.toReversed();
    expect(translations.filter(Boolean), cells.join(' | ')).toHaveLength(4);
    if (identifier !== '–') expect(words, identifier).toContain(identifier.replaceAll('`', ''));
  }
});

test('no word of a language stands for two notions', () => {
  for (const column of [0, 1, 2, 3]) {
    const meanings = listRows().map((cells) => cells[column]);
    expect(meanings.filter((word, place) => meanings.indexOf(word) !== place)).toEqual([]);
  }
});

test('both spellings of a name that the API fixes are in use', () => {
  const words = wordsOfTheCore();
  const spellings = listRows('spelling').flat();
  expect(spellings).not.toEqual([]);
  expect(spellings.filter((name) => !words.has(name.replaceAll('`', '')))).toEqual([]);
});
