import type { Certificate } from 'pkijs';
import { encode } from '../signature/certificates.ts';
import { readStampToken, type TimeStamp } from '../signature/time-stamp.ts';
import { canonicalJson } from './canonical-json.ts';
import type { ChainEvent, EvidenceFile } from './evidence-file.ts';
import type { Report } from './finding.ts';
import { sha256 } from './hashes.ts';

export const OWN_AUTHORITIES = 'proofs/authorities.pem';

/** Certificates of authorities, and whether they came with the file that they shall prove. */
export interface Authorities {
  readonly certificates: readonly Certificate[];
  readonly areOwn: boolean;
}

/** These have a stamp of their own day; later than this the chain may have been written anew. */
const STAMPED_AT_ONCE = ['result.signed', 'evidence.exported'];
const STAMP_DUE_MILLISECONDS = 2 * 24 * 60 * 60 * 1000;
/** A stamp comes after its event; how long after is another question, and no clock of this machine decides it. */
const ANY_TIME = new Date(8.64e15);

/** Time stamps (RFC 3161) over ends of the chain: which events existed when, by the word of an authority. */
export async function checkStamps(
  { files, events }: EvidenceFile,
  authorities: Authorities,
  report: Report,
): Promise<void> {
  const proven: { readonly sequence: number; readonly at: Date }[] = [];
  /** Names of the services by the fingerprints of their certificates. */
  const used = new Map<string, string>();
  for (const { sequence, token } of listStamps(files)) {
    const event = events[sequence - 1];
    if (event?.sequence !== sequence) {
      report('bad', 'stampAlone', { sequence });
      continue;
    }
    const stamp = await readStamp(event, token, authorities);
    const at = judge(stamp, sequence, authorities, report);
    if (at === undefined) continue;
    proven.push({ sequence, at });
    if (stamp.certificate) used.set(await sha256(encode(stamp.certificate)), stamp.authority ?? '');
  }
  for (const [fingerprint, authority] of authorities.areOwn ? used : []) {
    report('unproven', 'stampOwnTrust', { name: OWN_AUTHORITIES, authority, fingerprint });
  }
  const covered = Math.max(0, ...proven.map(({ sequence }) => sequence));
  const since = events.filter(({ sequence }) => sequence > covered).length;
  if (covered === 0) report('unproven', 'noStamp');
  else if (since > 0) report('unproven', 'since', { count: since });
  for (const { sequence, type, occurredAt } of events) {
    if (!STAMPED_AT_ONCE.includes(type)) continue;
    const times = proven.filter((stamp) => stamp.sequence >= sequence).map(({ at }) => at.getTime());
    const first = Math.min(...times);
    if (times.length > 0 && !(first - Date.parse(occurredAt) < STAMP_DUE_MILLISECONDS)) {
      report('unproven', 'stampLate', { sequence, type, moment: new Date(first).toISOString() });
    }
  }
}

function listStamps(files: EvidenceFile['files']) {
  return [...files]
    .flatMap(([name, token]) => {
      const [, sequence] = /^proofs\/([1-9]\d*)\.tst$/.exec(name) ?? [];
      return sequence === undefined ? [] : [{ sequence: Number(sequence), token }];
    })
    .sort((one, other) => one.sequence - other.sequence);
}

function readStamp(
  { chainId, sequence, hash, occurredAt }: ChainEvent,
  token: Uint8Array,
  { certificates }: Authorities,
): Promise<TimeStamp> {
  const message = new TextEncoder().encode(canonicalJson({ chainId, sequence, hash }));
  const period = { from: new Date(occurredAt), until: ANY_TIME };
  return readStampToken(token, message, { authorities: certificates, others: [] }, period);
}

/** Gives the time of a stamp that counts. */
function judge(
  { state, at, authority }: TimeStamp,
  sequence: number,
  { certificates, areOwn }: Authorities,
  report: Report,
): Date | undefined {
  if (state === 'notTrusted' && areOwn && certificates.length === 0) {
    report('unproven', 'stampNoAuthority', { sequence, name: OWN_AUTHORITIES });
  } else if (state === 'notTrusted') {
    report('bad', 'stampNotTrusted', { sequence, authority: authority ?? '' });
  } else if (state !== 'good' || at === null) {
    report('bad', 'stampBroken', { sequence });
  } else {
    report('good', 'stampWhole', { sequence, moment: at.toISOString(), authority: authority ?? '' });
    return at;
  }
  return undefined;
}
