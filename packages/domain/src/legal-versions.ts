import { addDays, type IsoDate } from './iso-date.ts';

/** A new version of a legal text is announced this long before it holds, as the texts themselves promise. */
const ANNOUNCEMENT_DAYS = 30;

/** The version that holds on a day: the last that has begun, or the first of all before any has. */
export function versionInForce(versions: readonly IsoDate[], on: IsoDate): IsoDate {
  const inOrder = versions.toSorted();
  const version = inOrder.findLast((from) => from <= on) ?? inOrder[0];
  if (version === undefined) throw new Error('A legal text has no version.');
  return version;
}

/** The version that follows, from the day on which it is announced. */
export function announcedVersion(versions: readonly IsoDate[], on: IsoDate): IsoDate | undefined {
  const current = versionInForce(versions, on);
  const next = versions.toSorted().find((from) => from > current);
  return next !== undefined && addDays(next, -ANNOUNCEMENT_DAYS) <= on ? next : undefined;
}
