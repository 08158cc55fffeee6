import { canonicalJson, isRecord } from './canonical-json.ts';
import type { ChainEvent, EvidenceFile } from './evidence-file.ts';
import type { Params, Report } from './finding.ts';
import { digestOfValue, sha256 } from './hashes.ts';
import { isNeverErased, listErasedFields } from './list-named.ts';

/** The law on privacy was followed; every later event may have lost values by it. */
const ERASURES = ['dossier.erased', 'dossier.personErased'];

export function lastErasure(events: readonly ChainEvent[]): number {
  return events.findLast(({ type }) => ERASURES.includes(type))?.sequence ?? 0;
}

/** Every event is there, in its place and as it was written: each holds a hash of its own row and that of the one before. */
export async function checkChain({ contents, events, end }: EvidenceFile, report: Report): Promise<void> {
  let isWhole = true;
  const wrong = (code: string, params: Params) => {
    isWhole = false;
    report('bad', code, params);
  };
  let previous: ChainEvent | undefined;
  for (const event of events) {
    checkPlace(event, previous, wrong);
    await checkSeal(event, contents.dossier.id, wrong);
    previous = event;
  }
  const isEnd = previous?.sequence === end.lastSequence && previous.hash === end.lastHash;
  if (!isEnd || end.chainId !== contents.dossier.id) wrong('endGone', { sequence: end.lastSequence });
  if (isWhole) report('good', 'eventsWhole', { count: events.length });
  checkErased(events, contents.format === 'prorata-evidence/3', report);
}

function checkPlace(
  { sequence, previousHash }: ChainEvent,
  previous: ChainEvent | undefined,
  wrong: (code: string, params: Params) => void,
): void {
  const expected = (previous?.sequence ?? 0) + 1;
  if (sequence > expected) wrong('eventGone', { sequence: expected });
  else if (sequence < expected) wrong('eventOrder', { sequence });
  else if (previousHash !== (previous?.hash ?? null)) wrong('eventOrder', { sequence });
}

async function checkSeal(
  event: ChainEvent,
  chainId: string,
  wrong: (code: string, params: Params) => void,
): Promise<void> {
  const { sequence, type, edition, digests, values } = event;
  const isKnown = edition === 1 ? isFirstEdition(event) : edition === 2 && isOfTexts(digests);
  if (!isKnown || (await hashOf(event)) !== event.hash || event.chainId !== chainId) {
    return wrong('eventChanged', { sequence, type });
  }
  const told = Object(digests) as Readonly<Record<string, unknown>>;
  const fields = Object.entries(values);
  const made = await Promise.all(fields.map(([, value]) => digestOfValue(value)));
  for (const [place, [field]] of fields.entries()) {
    if (!Object.hasOwn(told, field) || told[field] !== made[place]) {
      wrong('valueChanged', { sequence, type, field });
    }
  }
}

/** Its hash does not cover digests, so that it may not have any. */
function isFirstEdition({ digests, values }: ChainEvent): boolean {
  const hasDigests = digests !== null && Object.keys(Object(digests)).length > 0;
  return !hasDigests && Object.keys(values).length === 0;
}

function isOfTexts(digests: unknown): boolean {
  if (digests === null) return true;
  return isRecord(digests) && Object.values(digests).every((digest) => typeof digest === 'string');
}

/** Over all columns but the hash itself, as its edition has them. */
function hashOf({ hash: _, values: __, ...row }: ChainEvent): Promise<string> {
  if (row.edition !== 1) return sha256(canonicalJson(row));
  const { edition: _edition, digests, version, ...first } = row as typeof row & { readonly version: unknown };
  return sha256(canonicalJson(first));
}

/** A value is erased by an event that says so, and a hash by none: it says nothing of a person. */
function checkErased(events: readonly ChainEvent[], isNewForm: boolean, report: Report): void {
  const erasure = lastErasure(events);
  let count = 0;
  for (const event of events) {
    const { sequence, type } = event;
    for (const field of listErasedFields(event)) {
      const isErased = sequence < erasure;
      count += isErased ? 1 : 0;
      if (!isErased) report('bad', 'valueGone', { sequence, type, field });
      else if (isNeverErased(field)) {
        report(isNewForm ? 'bad' : 'unproven', 'hashErased', { sequence, type, field });
      }
    }
  }
  if (count > 0) report('note', 'erased', { count });
}
