import { type StartSearch, startAddress } from './start-address.ts';

/** Loads the start page anew: memory, caches and timers of the session end with the page. */
export function leaveTo(search: StartSearch): Promise<never> {
  window.location.replace(startAddress(search));
  return new Promise(() => {});
}
