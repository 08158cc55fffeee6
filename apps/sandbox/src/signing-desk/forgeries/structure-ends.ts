import { Draft, streamOf } from './draft.ts';
import { FORGED_CONTENT, forgedPage } from './drawn.ts';
import type { Forgeries } from './forgery.ts';
import type { Tools } from './tools.ts';
import { atTheEnd, behindAs, repeatCatalog, withinAs } from './written-as.ts';

/** Where the table of the first signed revision starts, and that of the report. */
const startsOf = (text: string) =>
  Array.from(text.matchAll(/startxref\s+(\d+)\s+%%EOF/g), ([, at]) => Number(at));

/** A table that is rebuilt from what stands in the file finds this page. */
const bait = (tools: Tools) => {
  const draft = new Draft(tools.signed);
  const page = forgedPage(draft);
  const objects = [...draft.changes].map(([id, body]) => `${id} 0 obj\n${body}\nendobj\n`);
  return `${objects.join('')}${draft.page()} 0 obj\n${page}\nendobj\n`;
};

/** Beginnings and ends, and bytes between, before and behind. */
export const ENDS: Forgeries = {
  bytesBehind: { title: 'A comment behind the end', forge: atTheEnd((text) => `${text}% more\n`) },
  zerosBehind: { title: 'Zeros behind the end', forge: atTheEnd((text) => `${text}${'\0'.repeat(512)}`) },
  objectBehind: {
    title: 'A page behind the end, without a table',
    forge: atTheEnd((text, tools) => `${text}${bait(tools)}`),
  },
  bytesBefore: {
    title: 'Bytes before the report',
    forge: atTheEnd((text) => `% before\n${text}`),
  },
  bytesBetweenRevisions: {
    title: 'Bytes between two revisions',
    forge: (tools) => {
      const draft = new Draft(tools.signed);
      repeatCatalog(draft);
      return draft.write({ before: '% between\n' });
    },
  },
  bytesBetweenObjects: {
    title: 'Bytes between the last object and its table',
    forge: behindAs(repeatCatalog, () => ({ between: () => '% between\n' })),
  },
  baitWithin: {
    title: 'A page for readers that rebuild the table, together with the signature',
    forge: withinAs(
      (draft) => void draft,
      (draft) => ({
        between: () => `${draft.page()} 0 obj\n${streamOf(FORGED_CONTENT)}\nendobj\n`,
      }),
    ),
  },
  recoveryBait: {
    title: 'A page, and a broken startxref that makes readers rebuild the table',
    forge: atTheEnd((text, tools) => `${text}${bait(tools)}startxref\n1\n%%EOF\n`),
  },
  startBroken: {
    title: 'startxref leads into the middle of an object',
    forge: atTheEnd((text) => text.replace(/startxref\n\d+\n%%EOF\n$/, 'startxref\n100\n%%EOF\n')),
  },
  startOneBeside: {
    title: 'startxref leads one byte beside the table',
    forge: atTheEnd((text) =>
      text.replace(/startxref\n(\d+)\n%%EOF\n$/, (_all, at) => `startxref\n${Number(at) - 1}\n%%EOF\n`),
    ),
  },
  startEarlier: {
    title: 'A page is replaced, and startxref leads to the table before',
    forge: (tools) => {
      const draft = new Draft(tools.signed);
      draft.set(draft.page(), forgedPage(draft));
      return draft.write({ tail: (_tail, { previous }) => `startxref\n${previous}\n%%EOF\n` });
    },
  },
  startOfReport: {
    title: 'startxref leads to the report’s table, as if it were not signed',
    forge: atTheEnd((text) =>
      text.replace(/startxref\n\d+\n%%EOF\n$/, `startxref\n${startsOf(text)[0]}\n%%EOF\n`),
    ),
  },
  startMissing: {
    title: 'No startxref',
    forge: atTheEnd((text) => text.replace(/startxref\n\d+\n%%EOF\n$/, '%%EOF\n')),
  },
  endTwice: { title: 'Two ends', forge: atTheEnd((text) => `${text}%%EOF\n`) },
  startTwice: {
    title: 'Two ends that lead to two tables',
    forge: atTheEnd((text) => `${text}startxref\n${startsOf(text).at(-2)}\n%%EOF\n`),
  },
  endMissing: { title: 'No end', forge: atTheEnd((text) => text.replace(/%%EOF\n$/, '')) },
  cutOff: { title: 'Cut off in its last revision', forge: atTheEnd((text) => text.slice(0, -300)) },
  secondDocument: {
    title: 'A second document behind the first',
    forge: atTheEnd((text, { report }) => `${text}${Buffer.from(report).toString('latin1')}`),
  },
};
