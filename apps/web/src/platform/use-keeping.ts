import { useCallback, useEffect, useRef, useState } from 'react';

/** Long enough for one decision, short enough that a reload loses none. */
const PAUSE_MS = 400;

/**
 * Saves what somebody works on a moment after each change, one save after the other. `save` is given what to keep and the
 * version that it was made on, and gives the version after it.
 */
export function useKeeping<Progress>(
  progress: Progress,
  version: number,
  save: (progress: Progress, version: number) => Promise<number>,
) {
  const [error, setError] = useState<unknown>();
  const state = useRef({ latest: progress, saved: progress, version, isBusy: false, isOver: false });
  state.current.latest = progress;

  const keep = useCallback(async () => {
    const now = state.current;
    if (now.isBusy || now.isOver) return;
    now.isBusy = true;
    try {
      while (now.latest !== now.saved && !now.isOver) {
        const sent = now.latest;
        now.version = await save(sent, now.version);
        now.saved = sent;
      }
      setError(undefined);
    } catch (failure) {
      setError(failure);
    } finally {
      now.isBusy = false;
    }
  }, [save]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the progress is kept.
  useEffect(() => {
    if (state.current.latest === state.current.saved) return;
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [progress, keep]);

  return {
    error,
    retry: () => void keep(),
    isUnsaved: () => state.current.latest !== state.current.saved,
    /** Nothing is saved any more: it was taken over, or thrown away. Tells the version to name. */
    end: () => {
      state.current.isOver = true;
      return state.current.version;
    },
    /** Somebody goes on: taking it over was refused, or left a part, and then it has another version. */
    goOn: (after = state.current.version) => {
      state.current.isOver = false;
      state.current.version = after;
    },
  };
}
