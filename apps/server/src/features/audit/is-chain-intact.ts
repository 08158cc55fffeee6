import { hashOfEvent } from '../../events/record-event.ts';
import type { Chain, EventRecord } from './read-chain.ts';

/**
 * Whether every event is there, in its place and as it was written: each carries the seal of its own content and of
 * the one before, and the end of the chain is kept apart, so that nothing can be cut off unseen either.
 */
export function isChainIntact({ events, end }: Chain): boolean {
  if (end === undefined) return events.length === 0;
  const last = events.at(-1);
  const isWhole = events.every((event, place) => isLinked(event, events[place - 1], place + 1));
  return isWhole && last?.sequence === end.lastSequence && last.hash === end.lastHash;
}

function isLinked(event: EventRecord, previous: EventRecord | undefined, sequence: number): boolean {
  const { hash, ...content } = event;
  return (
    event.sequence === sequence &&
    event.previousHash === (previous?.hash ?? null) &&
    hash === hashOfEvent(content)
  );
}
