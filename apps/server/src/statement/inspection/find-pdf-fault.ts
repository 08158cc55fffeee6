import { inflateSync } from 'node:zlib';
import type { ServerProblemCode } from '@prorata/contract/problems';

/**
 * The names under which a PDF does something by itself: it runs a script, starts a program, plays what is embedded,
 * or is a form that brings scripts of its own. An action on opening that only turns to a page is harmless.
 */
const ACTIVE = pattern(['JavaScript', 'Launch', 'RichMedia', 'XFA']);
const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;
const OBJECT_STREAM = pattern(['ObjStm']);

const LARGEST_OBJECT_STREAMS_BYTES = 64 * 1024 * 1024;
const LONGEST_DICTIONARY = 4_096;

/**
 * Why a PDF is refused. All of it is searched, also the objects that lie compressed in object streams. What is
 * encrypted cannot be searched, nor read by the office in ten years.
 */
export function findPdfFault(content: Buffer): ServerProblemCode | undefined {
  const text = content.toString('latin1');
  if (!text.includes('%%EOF')) return 'upload-unreadable';
  if (ENCRYPTED.test(text)) return 'upload-protected';
  if (ACTIVE.test(text)) return 'upload-unsafe';
  return findFaultInObjectStreams(text);
}

function findFaultInObjectStreams(text: string): ServerProblemCode | undefined {
  let left = LARGEST_OBJECT_STREAMS_BYTES;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary = text.slice(
      Math.max(text.lastIndexOf(' obj', index), index - LONGEST_DICTIONARY),
      index,
    );
    if (!OBJECT_STREAM.test(dictionary)) continue;
    const start = index + keyword.length;
    const objects = inflate(text.slice(start, text.indexOf('endstream', start)), left);
    if (objects === undefined || ACTIVE.test(objects)) return 'upload-unsafe';
    left -= objects.length;
  }
  return undefined;
}

/** `undefined` for what does not inflate, or to more than is left to look at: nobody can tell what it holds. */
function inflate(compressed: string, mostBytes: number): string | undefined {
  try {
    const bytes = Buffer.from(compressed, 'latin1');
    return inflateSync(bytes, { maxOutputLength: Math.max(mostBytes, 1) }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** The names of a PDF, however they are written: each letter may stand there as `#` and its code. */
function pattern(names: readonly string[]): RegExp {
  const spellings = names.map((name) => Array.from(name, spellingsOf).join(''));
  return new RegExp(`/(?:${spellings.join('|')})(?![A-Za-z0-9])`);
}

function spellingsOf(letter: string): string {
  const code = letter.charCodeAt(0).toString(16);
  return `(?:${letter}|#(?:${code}|${code.toUpperCase()}))`;
}
