import { describe, expect, it } from 'vitest';
import { JsonError, readJson, readJsonLines } from './read-json.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('JSON as the platform writes it', () => {
  it.each<[string, unknown]>([
    ['{"a":1,"b":{"c":[1,2,null]},"é":"\\u0000"}\n', { a: 1, b: { c: [1, 2, null] }, é: '\0' }],
    ['[]\n', []],
    ['{"__proto__":1}\n', JSON.parse('{"__proto__":1}')],
  ])('%s is read', (text, value) => {
    expect(readJson(bytes(text))).toEqual(value);
  });

  it('may be many values, each on a line of its own', () => {
    expect(readJsonLines(bytes('{"a":1}\n{"a":2}\n'))).toEqual([{ a: 1 }, { a: 2 }]);
    expect(readJsonLines(bytes(''))).toEqual([]);
  });
});

describe('JSON that two readers could take for different values is refused', () => {
  it.each([
    ['a key twice', '{"a":1,"a":2}\n'],
    ['a key twice with the same value', '{"a":1,"a":1}\n'],
    ['a key twice, once escaped', '{"a":1,"\\u0061":1}\n'],
    ['a key twice deep inside', '{"a":[{"b":1,"b":2}]}\n'],
    ['keys in another order', '{"b":1,"a":2}\n'],
    ['blanks', '{ "a":1}\n'],
    ['a number in another form', '{"a":1.0}\n'],
    ['a number beyond what a number holds', '{"a":12345678901234567890}\n'],
    ['an escaped letter', '{"a":"\\u0062"}\n'],
    ['a mark of the byte order', '\ufeff{"a":1}\n'],
    ['no end of line', '{"a":1}'],
    ['two values', '{"a":1}\n{"a":1}\n'],
    ['an empty line', '{"a":1}\n\n'],
    ['nothing', ''],
    ['no JSON', 'hello\n'],
  ])('%s', (_, text) => {
    expect(() => readJson(bytes(text))).toThrow(JsonError);
  });

  it('bytes that are no UTF-8', () => {
    expect(() => readJson(Uint8Array.of(0x22, 0xff, 0x22, 0x0a))).toThrow(JsonError);
  });
});
