import { useEffect, useRef, useState } from 'react';

/**
 * What was typed and not saved when the session ended. It waits in the storage of this tab, which holds no secrets, for
 * the same person to sign in again; the form that it came from takes it back.
 */
const KEY = 'prorata.drafts';

interface Kept {
  readonly owner: string;
  readonly drafts: Readonly<Record<string, unknown>>;
}

/** How to read what each form on the screen holds; nothing where nothing was typed. */
const readers = new Map<string, () => unknown>();

export function offerDraft(name: string, read: () => unknown): () => void {
  readers.set(name, read);
  return () => {
    if (readers.get(name) === read) readers.delete(name);
  };
}

let isKept = false;

/** Whether what is on the screen is in safety: then the page may be left without a question. */
export function areDraftsKept(): boolean {
  return isKept;
}

/** Called when the session ends under somebody's hands. */
export function keepDrafts(owner: string): void {
  const drafts = [...readers]
    .map(([name, read]) => [name, read()])
    .filter(([, draft]) => draft !== undefined);
  if (drafts.length === 0) return;
  const kept: Kept = { owner, drafts: Object.fromEntries(drafts) };
  withStorage((storage) => {
    storage.setItem(KEY, JSON.stringify(kept));
    isKept = true;
  });
}

/** Gives back what a form held, once. */
export function takeDraft(name: string): unknown {
  const kept = findKept();
  if (kept === undefined || !(name in kept.drafts)) return undefined;
  const { [name]: draft, ...others } = kept.drafts;
  if (Object.keys(others).length === 0) forgetDrafts();
  else withStorage((storage) => storage.setItem(KEY, JSON.stringify({ ...kept, drafts: others })));
  return draft;
}

/** Told who is there now: of somebody else who worked in this tab before, nothing is shown. */
export function keepOnlyDraftsOf(owner: string): void {
  if (findKept()?.owner !== owner) forgetDrafts();
}

export function hasDrafts(): boolean {
  return findKept() !== undefined;
}

export function forgetDrafts(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** State that survives the end of the session. Its name says which one it is, over all screens. */
export function useKeptState<Value>(name: string, initial: Value) {
  const [value, setValue] = useState(() => (takeDraft(name) as Value | undefined) ?? initial);
  const latest = useRef({ value, initial });
  latest.current = { value, initial };
  useEffect(
    () =>
      offerDraft(name, () => {
        const { value: typed, initial: untouched } = latest.current;
        return JSON.stringify(typed) === JSON.stringify(untouched) ? undefined : typed;
      }),
    [name],
  );
  return [value, setValue] as const;
}

/**
 * The same for a text of a dialog that is there all the time and asks about one thing after another; without a name it
 * asks nothing. What was typed is there again when the same question is asked.
 */
export function useKeptText(name: string | undefined, text: string, setText: (text: string) => void): void {
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    if (name === undefined) return undefined;
    const draft = takeDraft(name);
    if (typeof draft === 'string') setText(draft);
    return offerDraft(name, () => latest.current || undefined);
  }, [name, setText]);
}

function findKept(): Kept | undefined {
  const text = withStorage((storage) => storage.getItem(KEY));
  return text ? parseKept(text) : undefined;
}

function parseKept(text: string): Kept | undefined {
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return undefined;
  }
}

/** A browser may keep storage closed; then what was typed is lost with the session, or on a reload. */
export function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
