import { useCallback, useEffect, useState } from 'react';

type Loading =
  | { readonly blob: Blob; readonly error?: undefined }
  | { readonly blob?: undefined; readonly error: unknown }
  | undefined;

/** The content of a file, fetched when it is shown. `key` says which: another one is another file. */
export function useBlob(key: string, load: (signal: AbortSignal) => Promise<Blob>) {
  const [loading, setLoading] = useState<Loading>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what `load` fetches; each try is one more.
  useEffect(() => {
    const stop = new AbortController();
    setLoading(undefined);
    load(stop.signal).then(
      (blob) => !stop.signal.aborted && setLoading({ blob }),
      (error) => !stop.signal.aborted && setLoading({ error }),
    );
    return () => stop.abort();
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  return { blob: loading?.blob, error: loading?.error, retry };
}
