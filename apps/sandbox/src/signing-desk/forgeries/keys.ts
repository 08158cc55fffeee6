import { type Draft, type Role, readEntry, withEntry, withoutEntry } from './draft.ts';
import { behind, type Change, type Forgeries, type Forgery, within } from './forgery.ts';
import { sign } from './tools.ts';

/** Each key that the four objects of a signature, or the validation data, may have. */
const KEYS = {
  catalog: ['Type', 'Pages', 'AcroForm'],
  form: ['Fields', 'SigFlags'],
  field: ['FT', 'T', 'V', 'Type', 'Subtype', 'F', 'P', 'Rect'],
  signature: ['Type', 'Filter', 'SubFilter', 'ByteRange', 'Contents'],
  dss: ['Type', 'Certs', 'OCSPs', 'CRLs'],
} as const satisfies Partial<Record<Role, readonly string[]>>;

const WAYS = {
  removed: {
    title: 'taken away',
    change: (body: string, key: string) => withoutEntry(body, key),
  },
  repeated: {
    title: 'repeated',
    change: (body: string, key: string) => withEntry(body, `/${key} ${readEntry(body, key)}`),
  },
} as const;

function nameOf(...parts: readonly string[]): string {
  return parts
    .map((part, place) => (place === 0 ? part : part.slice(0, 1).toUpperCase() + part.slice(1)))
    .join('');
}

/** In the revision that brings the object: the signature's own, or that of the validation data. */
function inItsRevision(role: keyof typeof KEYS, edit: Change): Forgery['forge'] {
  if (role !== 'dss') return within(edit);
  return (tools) => sign(tools, { changeData: edit });
}

function forgeKey(role: keyof typeof KEYS, key: string): [string, Forgery][] {
  return Object.entries(WAYS).flatMap(([way, { title, change }]): [string, Forgery][] => {
    const edit = (draft: Draft) => draft.edit(draft.find(role), (body) => change(body, key));
    const words = `${key} of the ${role === 'dss' ? 'validation data' : role} ${title}`;
    return [
      [nameOf(role, key, way, 'within'), { title: words, forge: inItsRevision(role, edit) }],
      [nameOf(role, key, way, 'behind'), { title: `${words}, in a later revision`, forge: behind(edit) }],
    ];
  });
}

function forgeUnknown(role: keyof typeof KEYS): [string, Forgery][] {
  const edit = (draft: Draft) => draft.edit(draft.find(role), (body) => withEntry(body, '/Unknown /Value'));
  const words = `A key that no rule knows in the ${role === 'dss' ? 'validation data' : role}`;
  return [
    [nameOf(role, 'unknown', 'within'), { title: words, forge: inItsRevision(role, edit) }],
    [nameOf(role, 'unknown', 'behind'), { title: `${words}, in a later revision`, forge: behind(edit) }],
  ];
}

/** Each allowed key removed and repeated, and one more added. */
export const KEY_MUTATIONS: Forgeries = Object.fromEntries(
  (Object.keys(KEYS) as (keyof typeof KEYS)[]).flatMap((role) => [
    ...KEYS[role].flatMap((key) => forgeKey(role, key)),
    ...forgeUnknown(role),
  ]),
);
