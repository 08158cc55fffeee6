import type { Chance } from './chance.ts';
import { uuidOf } from './value-of.ts';

type Place = readonly (string | number)[];

const STRANGE: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.001, -0.01, 1e308, 2 ** 53, 2_147_483_648, [], {}, [[]], ''],
  ...[' ', '\u0000', 'a\u0000b', '\ud800', '\u202eabc', 'a\nb', '0', '-1', 'NaN', '1e9', 'null', 'undefined'],
  ...['0000-00-00', '2026-02-30', '9999-12-31', '1852-01-01', '2199-12-31', '2026-11-15T25:00:00Z', '24:00'],
  ...['../../etc/passwd', '%00', '%', "'", '{{name}}', '<script>', 'x'.repeat(70_000), '😀'.repeat(300)],
  ...['BE00000000000000', '00000000000', '0000000000', 'a@b', 'a@b.example;', 'javascript:alert(1)'],
];

/** The same, with one thing about it that is not as it should be. */
export function damage(value: unknown, chance: Chance): unknown {
  const places = placesIn(value);
  const copy = structuredClone(value);
  const place = chance.pick(places);
  const last = place.at(-1);
  if (last === undefined) return chance.pick([...STRANGE, copy]);
  // Sound: the place was found in the value, which is a copy of itself.
  const parent = place.slice(0, -1).reduce((inner, key) => (inner as never)[key], copy) as Record<
    string,
    unknown
  >;
  const there = parent[last];
  const act = chance.int(0, 9);
  if (act === 0 && !Array.isArray(parent)) delete parent[last];
  else if (act === 1)
    parent[chance.pick(['extra', '__proto__', 'constructor', 'id', 'version'])] = chance.pick(STRANGE);
  else if (act === 2 && Array.isArray(there)) parent[last] = [...there, ...there];
  else if (act === 3 && Array.isArray(there))
    parent[last] = Array.from({ length: 2_000 }, () => there[0] ?? 'x');
  else if (act <= 4 && typeof there === 'number')
    parent[last] = chance.pick([there + 1, there - 1, -there, there * 1e9]);
  else if (act <= 4 && typeof there === 'string')
    parent[last] = chance.pick([uuidOf(chance), there.repeat(200), ` ${there} `]);
  else parent[last] = chance.pick(STRANGE);
  return copy;
}

function placesIn(value: unknown, place: Place = []): Place[] {
  if (value === null || typeof value !== 'object') return [place];
  const inner = Object.entries(value).flatMap(([key, item]) => placesIn(item, [...place, key]));
  return [place, ...inner].filter(({ length }) => length > 0 || inner.length === 0);
}
