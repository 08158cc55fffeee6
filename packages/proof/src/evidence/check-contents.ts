import { type Contents, type EvidenceFile, FORMATS, type Format, type ListedFile } from './evidence-file.ts';
import type { Report } from './finding.ts';
import { sha256 } from './hashes.ts';
import { hasTold, listHashes, listNamed, toldBy } from './list-named.ts';

const OWN_FILES = [
  ...['README.txt', 'verify.mjs', 'contents.json', 'deliveries.json', 'events.jsonl', 'chain.json'],
  'proofs/authorities.pem',
];
const STAMP = /^proofs\/[1-9]\d{0,14}\.tst$/;
/** Roots of the day, which the older forms hold. */
const FORMER_PROOF = /^proofs\/\d{4}-\d\d-\d\d\.(?:json|inclusion\.json|tst)$/;
/** The folder of each kind of file. */
const FOLDERS: Readonly<Record<string, string>> = {
  ...{ document: 'documents', receipt: 'documents', deed: 'deeds', delivery: 'deliveries' },
  original: 'originals',
};
const ATTACHED = ['README.txt', 'verify.mjs'];

/** Everything in the file is listed, and the list is the one that the event of the export vouches for, with its format. */
export async function checkContents(file: EvidenceFile, report: Report): Promise<void> {
  await checkVouched(file, report);
  await checkFiles(file, report);
  await checkAttached(file, report);
  const { files, contents } = file;
  const isOld = contents.format !== 'prorata-evidence/3';
  const known = new Set([...OWN_FILES, ...contents.files.map(({ path }) => path)]);
  for (const name of files.keys()) {
    if (known.has(name) || STAMP.test(name) || (isOld && FORMER_PROOF.test(name))) continue;
    report('bad', 'extra', { name });
  }
}

/** An older form proves less: it is believed only where no event names a newer one. */
async function checkVouched({ files, contents, events }: EvidenceFile, report: Report): Promise<void> {
  const { format } = contents;
  const exports = events.filter(({ type }) => type === 'evidence.exported');
  const exported = exports.at(-1);
  const vouched = toldBy(exported, 'sha256');
  if (exported === undefined || vouched === undefined) {
    report(format === 'prorata-evidence/1' ? 'unproven' : 'bad', 'contentsUnnamed');
  } else if (vouched !== (await sha256(files.get('contents.json') ?? new Uint8Array()))) {
    report('bad', 'contentsChanged');
  } else report('good', 'contentsWhole', { sequence: exported.sequence });
  const later = exported && events.find(({ sequence }) => sequence > exported.sequence);
  if (later !== undefined && format !== 'prorata-evidence/1') {
    report('bad', 'afterExport', { sequence: later.sequence });
  }
  const named = exports.map((event) => toldBy(event, 'format')).filter((told) => told !== undefined);
  const own = toldBy(exported, 'format');
  const newest = Math.max(-1, ...named.map((told) => FORMATS.indexOf(told as Format)));
  const isUnknown = named.some((told) => !FORMATS.some((one) => one === told));
  const isOther = own === undefined ? format === 'prorata-evidence/3' : own !== format;
  if (isUnknown || isOther || newest > FORMATS.indexOf(format)) report('bad', 'formatOther', { format });
  if (format !== 'prorata-evidence/3') report('unproven', 'formatFormer', { format });
}

async function checkFiles({ files, contents, events }: EvidenceFile, report: Report): Promise<void> {
  const hashes = listHashes(events);
  const judge = judgeUnnamed(contents, events);
  let [isWhole, unnamed] = [true, 0];
  for (const listed of contents.files) {
    const { path: name, kind, sha256: hash } = listed;
    const content = files.get(name);
    const isInFolder = FOLDERS[kind] !== undefined && name.startsWith(`${FOLDERS[kind]}/`);
    if (content === undefined || (await sha256(content)) !== hash) {
      isWhole = false;
      report('bad', content === undefined ? 'missing' : 'fileChanged', { name });
    } else if (!isInFolder) report('bad', 'unspoken', { name });
    else if (!hashes.has(hash)) {
      const level = judge(listed);
      if (level === 'note') unnamed += 1;
      else report(level, level === 'bad' ? 'unspoken' : 'unnamed', { name });
    }
  }
  const paths = new Set(contents.files.map(({ path }) => path));
  if (paths.size < contents.files.length) report('bad', 'listedTwice');
  if (isWhole) report('good', 'filesWhole', { count: contents.files.length });
  if (unnamed > 0) report('note', 'listedOnly', { count: unnamed });
}

/**
 * A file without a hash in the events: whether events speak of it in another way. Receipts and letters of the platform itself
 * are such; an original stands beside the document that is shown in its place, unless an event names another; everything else is named.
 */
function judgeUnnamed({ format, files }: Contents, events: EvidenceFile['events']) {
  const documents = new Set(
    files.filter(({ kind }) => kind === 'document').map(({ subjectId }) => subjectId),
  );
  const sent = new Set(
    events.filter(({ type }) => type.startsWith('delivery.')).map(({ subjectId }) => subjectId),
  );
  const withOriginal = new Set(
    events.filter((event) => hasTold(event, 'originalSha256')).map((event) => event.subjectId),
  );
  const isAllTold = listNamed(events).every((named) => named.sha256 !== undefined);
  return ({ kind, subjectId }: ListedFile): 'note' | 'unproven' | 'bad' => {
    if (kind === 'receipt' || (kind === 'delivery' && sent.has(subjectId))) return 'note';
    if (kind === 'original') return documents.has(subjectId) && !withOriginal.has(subjectId) ? 'note' : 'bad';
    const isOld = format !== 'prorata-evidence/3';
    return format === 'prorata-evidence/1' || (isOld && !isAllTold) ? 'unproven' : 'bad';
  };
}

/** The guide and the script in the file: a false one could send its reader elsewhere. */
async function checkAttached({ files, contents }: EvidenceFile, report: Report): Promise<void> {
  for (const name of ATTACHED) {
    const content = files.get(name);
    const listed = contents.attached[name];
    if (content === undefined) report('bad', 'missing', { name });
    else if (listed !== undefined && listed !== (await sha256(content)))
      report('bad', 'fileChanged', { name });
    else if (listed === undefined) {
      report(contents.format === 'prorata-evidence/3' ? 'bad' : 'unproven', 'unnamed', { name });
    }
  }
}
