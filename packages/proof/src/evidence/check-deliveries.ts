import type { ChainEvent, Delivery, EvidenceFile } from './evidence-file.ts';
import type { Level, Params, Report } from './finding.ts';
import { sha256 } from './hashes.ts';
import { toldBy } from './list-named.ts';

const HAPPENINGS = /^delivery\.(requested|accepted|deposited|delivered|failed|skipped|retried)$/;

/** To which event a reported status leads; a status that is not here leads to none by itself. */
const EVENT_OF: Readonly<Record<string, string>> = {
  ...{ accepted: 'accepted', Dropped: 'deposited', Ongoing: 'deposited' },
  ...{ Delivered: 'delivered', Received: 'delivered', Skipped: 'skipped' },
  ...{ Bounced: 'failed', Suppressed: 'failed', FilteredSpam: 'failed', Quarantined: 'failed' },
  ...{ Failed: 'failed', FailedToSend: 'failed', Error: 'failed', Returned: 'failed' },
};

/** Addressee, address, way and result of each delivery are those that the events tell. */
export async function checkDeliveries(file: EvidenceFile, report: Report): Promise<void> {
  const { files, contents, events, deliveries } = file;
  let isWhole = true;
  const tell: Report = (level, code, params) => {
    isWhole &&= level !== 'bad';
    report(level, code, params);
  };
  const hash = await sha256(files.get('deliveries.json') ?? new Uint8Array());
  if (hash !== contents.deliveries.sha256) tell('bad', 'deliveriesChanged');
  const isFirstForm = contents.format === 'prorata-evidence/1';
  // Node 20 has no `Map.groupBy` yet.
  const told = new Map<string | null, ChainEvent[]>();
  for (const event of events.filter(({ type }) => HAPPENINGS.test(type))) {
    told.set(event.subjectId, [...(told.get(event.subjectId) ?? []), event]);
  }
  const listed = new Set(deliveries.map(({ id }) => id));
  if (listed.size < deliveries.length) tell('bad', 'listedTwice');
  for (const delivery of deliveries) checkDelivery(delivery, told.get(delivery.id), tell, isFirstForm);
  for (const [id, [first]] of told) {
    if (isFirstForm || first === undefined || (id !== null && listed.has(id))) continue;
    tell('bad', 'deliveryGone', { sequence: first.sequence });
  }
  if (isWhole) report('good', 'deliveriesWhole', { count: deliveries.length });
}

function checkDelivery(
  delivery: Delivery,
  happenings: readonly ChainEvent[] | undefined,
  tell: Report,
  isFirstForm: boolean,
): void {
  const addressee = delivery.addressee ?? delivery.address ?? '';
  if (happenings === undefined) {
    tell('bad', 'deliveryUnknown', { addressee });
    return;
  }
  for (const field of ['purpose', 'sendMethod', 'addressee', 'address', 'barcode']) {
    const last = toldBy(happenings.at(-1), field);
    if (last === undefined || last === null || last === delivery[field]) continue;
    tell('bad', 'deliveryChanged', {
      ...{ addressee, field, told: String(last), given: String(delivery[field] ?? '') },
    });
  }
  if (!isFirstForm) checkSteps(delivery, addressee, happenings, tell);
}

/** Events and reports agree: each event was reported, and each report led to its event. */
function checkSteps(
  { acceptedAt, steps, untold }: Delivery,
  addressee: string,
  events: readonly ChainEvent[],
  tell: (level: Level, code: string, params: Params) => void,
): void {
  const accepted = acceptedAt === null ? [] : [{ status: 'accepted', occurredAt: acceptedAt }];
  const reported = [...steps, ...accepted];
  const statuses = new Set(reported.map(({ status }) => status));
  const happenings = new Set(events.map(({ type }) => type.slice('delivery.'.length)));
  for (const event of events) {
    const status = event.type === 'delivery.accepted' ? 'accepted' : String(toldBy(event, 'status') ?? '');
    // A letter to an address that the post does not serve fails before any report.
    if (status === 'Error' && !happenings.has('accepted')) continue;
    if (event.type === `delivery.${EVENT_OF[status]}` && !statuses.has(status)) {
      tell('bad', 'stepGone', { addressee, sequence: event.sequence, status });
    }
  }
  const hasEnded = ['delivered', 'failed', 'skipped'].some((end) => happenings.has(end));
  for (const { status, occurredAt: moment } of reported) {
    const happening = EVENT_OF[status];
    if (happening === undefined || happenings.has(happening)) continue;
    // A report after the end changes nothing, and the event of a report may have to wait.
    const isExplained = untold.includes(happening) || (happening !== 'accepted' && hasEnded);
    if (isExplained) tell('note', 'stepBeside', { addressee, status, moment });
    else tell('bad', 'stepUnspoken', { addressee, status, moment });
  }
}
