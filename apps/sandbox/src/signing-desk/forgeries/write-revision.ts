import type { Draft } from './draft.ts';

/** One row of a table of references: where an object starts, or in which object stream it stands and at which place. */
export interface Row {
  readonly id: number;
  readonly kind: number;
  readonly where: number;
  readonly place: number;
}

/** The difference from a revision as it should be written. */
export interface RevisionForm {
  readonly rows?: (rows: readonly Row[], layout: Layout) => readonly Row[];
  /** The words of the table's dictionary: Size, W, Index, Prev, Root, Info, ID. */
  readonly words?: (words: string, layout: Layout) => string;
  /** Each object as it is written, `1 0 obj` to `endobj`. */
  readonly object?: (written: string, id: number) => string;
  /** Bytes before the first object, and between the last one and the table. */
  readonly before?: string;
  readonly between?: (layout: Layout) => string;
  /** The end of the file, from `startxref` on. */
  readonly tail?: (tail: string, layout: Layout) => string;
  /** Of the stream of references. */
  readonly ownNumber?: number;
  /** A table written out in the old way, with a trailer. */
  readonly asTable?: boolean;
}

/** Where everything stands. */
export interface Layout {
  readonly previous: number;
  readonly table: number;
  readonly offsets: ReadonlyMap<number, number>;
}

/** Adds what a draft holds as one more revision: objects, a stream of references to them, and where that starts. */
export function appendRevision(draft: Draft, form: RevisionForm): Buffer {
  const parts: string[] = [form.before ?? ''];
  const offsets = new Map<number, number>();
  let length = draft.bytes.length + (parts[0] ?? '').length;
  const write = (text: string) => {
    parts.push(text);
    length += text.length;
  };
  for (const [id, body] of draft.changes) {
    offsets.set(id, length);
    const written = `${id} 0 obj\n${body}\nendobj\n`;
    write(form.object?.(written, id) ?? written);
  }
  write(form.between?.({ previous: draft.end, table: length, offsets }) ?? '');
  const layout = { previous: draft.end, table: length, offsets };
  write(form.asTable ? writeTable(draft, layout, form) : writeStream(draft, layout, form));
  const tail = `startxref\n${layout.table}\n%%EOF\n`;
  write(form.tail?.(tail, layout) ?? tail);
  return Buffer.concat([draft.bytes, Buffer.from(parts.join(''), 'latin1')]);
}

function rowsOf(layout: Layout, form: RevisionForm, own?: number): readonly Row[] {
  const rows = [...layout.offsets].map(([id, where]): Row => ({ id, kind: 1, where, place: 0 }));
  if (own !== undefined) rows.push({ id: own, kind: 1, where: layout.table, place: 0 });
  const sorted = rows.toSorted((one, other) => one.id - other.id);
  return form.rows?.(sorted, layout) ?? sorted;
}

function writeStream(draft: Draft, layout: Layout, form: RevisionForm): string {
  const own = form.ownNumber ?? draft.next;
  const rows = rowsOf(layout, form, own);
  const content = Buffer.alloc(rows.length * 6);
  for (const [index, { kind, where, place }] of rows.entries()) {
    content.writeUInt8(kind, index * 6);
    content.writeUInt32BE(where, index * 6 + 1);
    content.writeUInt8(place, index * 6 + 5);
  }
  const words = [
    `/Type /XRef\n/Size ${Math.max(draft.next, own + 1)}\n/W [1 4 1]`,
    `/Index [${sectionsOf(rows)
      .map(([first, ...rest]) => `${first?.id} ${rest.length + 1}`)
      .join(' ')}]`,
    `/Prev ${layout.previous}\n${draft.trailer}\n/Length ${content.length}`,
  ].join('\n');
  return `${own} 0 obj\n<<\n${form.words?.(words, layout) ?? words}\n>>\nstream\n${content.toString('latin1')}\nendstream\nendobj\n`;
}

function writeTable(draft: Draft, layout: Layout, form: RevisionForm): string {
  const sections = sectionsOf(rowsOf(layout, form)).map((section) => {
    const lines = section.map(
      ({ kind, where }) => `${String(where).padStart(10, '0')} ${kind === 0 ? '65535 f' : '00000 n'} \n`,
    );
    return `${section[0]?.id} ${section.length}\n${lines.join('')}`;
  });
  const words = `/Size ${draft.next}\n/Prev ${layout.previous}\n${draft.trailer}`;
  return `xref\n${sections.join('')}trailer\n<<\n${form.words?.(words, layout) ?? words}\n>>\n`;
}

/** Rows whose numbers follow each other. */
function sectionsOf(rows: readonly Row[]): Row[][] {
  const sections: Row[][] = [];
  for (const row of rows) {
    const last = sections.at(-1);
    if (last !== undefined && last.at(-1)?.id === row.id - 1) last.push(row);
    else sections.push([row]);
  }
  return sections;
}
