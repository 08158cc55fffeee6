import { trayCalls } from '@prorata/contract/tray/calls';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { findFault } from '../../../components/documents/document-facts.ts';
import { useProblem } from '../../../platform/client/problem.ts';
import { uploadFile } from '../../../platform/client/request.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { dossierKey } from '../../dossiers/dossier-queries.ts';
import type { GivenFile } from './given-files.ts';
import { trayQuery } from './tray-queries.ts';

interface Sending extends GivenFile {
  readonly key: number;
  /** How much has left, as a part of 1. */
  readonly part: number;
  readonly isUnderway: boolean;
  /** Why it did not arrive. */
  readonly error: unknown;
}

interface Batch {
  readonly sending: readonly Sending[];
  /** The names of files that lay there already. */
  readonly repeated: readonly string[];
}

/** The server reads two at a time. */
const AT_ONCE = 2;
const NOTHING: Batch = { sending: [], repeated: [] };

/**
 * Files on their way into the tray of a dossier. They stand outside the pages: whoever goes on working meanwhile does not
 * stop them.
 */
class LayingDown {
  readonly #dossierId: string;
  readonly #listeners = new Set<() => void>();
  readonly #stops = new Map<number, AbortController>();
  #batch = NOTHING;
  #nextKey = 1;

  constructor(dossierId: string) {
    this.#dossierId = dossierId;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly read = () => this.#batch;

  add(files: readonly GivenFile[], queries: QueryClient): void {
    const added = files.map((file) => ({
      ...{ ...file, key: this.#nextKey++, part: 0, isUnderway: false },
      error: file.file.size === 0 ? findFault(file.file) : undefined,
    }));
    this.#set({ sending: [...this.#batch.sending, ...added], repeated: [] });
    this.#goOn(queries);
  }

  retry(key: number, queries: QueryClient): void {
    this.#change(key, { error: undefined, part: 0 });
    this.#goOn(queries);
  }

  drop(key: number): void {
    this.#stops.get(key)?.abort();
    this.#set({ ...this.#batch, sending: this.#batch.sending.filter((one) => one.key !== key) });
  }

  #goOn(queries: QueryClient): void {
    const { sending } = this.#batch;
    const free = AT_ONCE - sending.filter(({ isUnderway }) => isUnderway).length;
    const next = sending.filter(({ isUnderway, error }) => !isUnderway && error === undefined);
    for (const one of next.slice(0, Math.max(0, free))) void this.#send(one, queries);
    const isOver = next.length === 0 && free === AT_ONCE;
    if (isOver) void queries.invalidateQueries({ queryKey: dossierKey(this.#dossierId) });
  }

  async #send({ key, file, folder }: Sending, queries: QueryClient): Promise<void> {
    const stop = new AbortController();
    this.#stops.set(key, stop);
    this.#change(key, { isUnderway: true });
    try {
      const { isRepeated, ...laidDown } = await uploadFile(trayCalls.layDown, {
        ...{ params: { dossierId: this.#dossierId }, upload: { folder }, file, signal: stop.signal },
        onProgress: (part) => this.#change(key, { part }),
      });
      this.drop(key);
      if (isRepeated) this.#set({ ...this.#batch, repeated: [...this.#batch.repeated, file.name] });
      const { queryKey } = trayQuery(this.#dossierId);
      queries.setQueryData(
        queryKey,
        (old) => old && [...old.filter(({ id }) => id !== laidDown.id), laidDown],
      );
    } catch (error) {
      if (!stop.signal.aborted) this.#change(key, { error, isUnderway: false });
    } finally {
      this.#stops.delete(key);
      this.#goOn(queries);
    }
  }

  #change(key: number, changes: Partial<Sending>): void {
    const sending = this.#batch.sending.map((one) => (one.key === key ? { ...one, ...changes } : one));
    this.#set({ ...this.#batch, sending });
  }

  #set(batch: Batch): void {
    this.#batch = batch;
    for (const listener of this.#listeners) listener();
  }
}

const byDossier = new Map<string, LayingDown>();

function layingDownIn(dossierId: string): LayingDown {
  const known = byDossier.get(dossierId) ?? new LayingDown(dossierId);
  byDossier.set(dossierId, known);
  return known;
}

/** Lays files in the tray of a dossier, and tells which are on their way, did not arrive or lay there already. */
export function useLayingDown(dossierId: string) {
  const { t } = useTranslation('problems');
  const queries = useQueryClient();
  const inWords = useProblem();
  const laying = layingDownIn(dossierId);
  const { sending, repeated } = useSyncExternalStore(laying.subscribe, laying.read);
  const explain = (error: unknown) =>
    error === 'upload-empty' ? t('upload-empty') : error === undefined ? undefined : inWords(error).message;
  return {
    uploads: sending.map(({ error, ...one }) => ({ ...one, problem: explain(error) })),
    repeated,
    layDown: (files: readonly GivenFile[]) => laying.add(files, queries),
    retry: ({ key }: { readonly key: number }) => laying.retry(key, queries),
    drop: (key: number) => laying.drop(key),
  };
}
