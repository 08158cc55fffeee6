/** A hash function from text to text, such as SHA-256 in hexadecimal. The caller brings it: the core has no crypto. */
export type Hash = (text: string) => string;

/**
 * The one text of a value made of plain objects, arrays, texts, numbers, bigints, booleans and null: keys sorted by
 * code unit, no white space, keys without a value left out, integers written out in full. Equal values give equal
 * bytes on every machine. The order of arrays is kept.
 *
 * @throws TypeError for anything that has no such text.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'bigint':
      return value.toString();
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'number':
      if (Number.isFinite(value)) return JSON.stringify(value);
      break;
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `[${value.map(canonicalJson).join(',')}]` : canonicalObject(value);
  }
  throw new TypeError(`A value of type ${typeof value} has no canonical form.`);
}

function canonicalObject(value: object): string {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}
