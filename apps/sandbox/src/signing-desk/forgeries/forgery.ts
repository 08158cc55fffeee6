import { Draft } from './draft.ts';
import { sign, type Tools, type Wish } from './tools.ts';
import type { RevisionForm } from './write-revision.ts';

/** One way in which what comes back from a desk can be other than a genuine signature. */
export interface Forgery {
  readonly title: string;
  readonly forge: (tools: Tools) => Uint8Array | Promise<Uint8Array>;
}

export type Forgeries = Readonly<Record<string, Forgery>>;

export type Change = (draft: Draft) => void;

/** In one more revision behind a genuine signature. */
export function behind(change: Change, form: RevisionForm = {}): Forgery['forge'] {
  return ({ signed }) => {
    const draft = new Draft(signed);
    change(draft);
    return draft.write(form);
  };
}

/** In the signature's own revision, with a signature that holds over it. */
export function within(change: Change, wish: Wish = {}): Forgery['forge'] {
  return (tools) => sign(tools, { change, ...wish });
}

/** Each change in both places, as `nameBehind` and `nameWithin`. */
export function bothWays(
  changes: Readonly<Record<string, readonly [title: string, change: Change]>>,
): Forgeries {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, [title, change]]): [string, Forgery][] => [
      [`${name}Behind`, { title: `${title}, behind the signature`, forge: behind(change) }],
      [`${name}Within`, { title: `${title}, together with the signature`, forge: within(change) }],
    ]),
  );
}
