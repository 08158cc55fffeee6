import type { Document } from '@prorata/contract/statements/document';
import type { DocumentType } from '@prorata/domain/vocabulary';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { findFault, type UploadDocument } from './document-facts.ts';

/** A file on its way, or one that did not arrive. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly documentType: DocumentType;
  /** How much has left, as a part of 1. */
  readonly part: number;
  /** Why it did not arrive, in words. */
  readonly problem: string | undefined;
}

interface UploadsOptions {
  readonly upload: UploadDocument;
  /** Says in words why the upload was refused. */
  readonly explain: (error: unknown) => string;
  readonly maxBytes?: number | undefined;
  readonly onArrived?: (document: Document) => void;
}

/** The files on their way. One that arrived leaves the list; one that did not stays, with the reason and a second try. */
export function useUploads({ upload, explain, maxBytes, onArrived }: UploadsOptions) {
  const { t } = useTranslation('problems');
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [nothing, setNothing] = useState<string>();
  const stops = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((old) => old.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = useCallback((key: number) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setUploads((old) => old.filter((one) => one.key !== key));
  }, []);

  const send = async ({ key, file, documentType }: Upload) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    change(key, { part: 0, problem: undefined });
    try {
      const onProgress = (part: number) => change(key, { part });
      const document = await upload(file, documentType, { onProgress, signal: stop.signal });
      drop(key);
      onArrived?.(document);
    } catch (error) {
      if (!stop.signal.aborted) change(key, { problem: explain(error) });
    }
  };

  const start = (files: readonly File[], documentType: DocumentType) => {
    setNothing(files.length === 0 ? t('upload-no-files') : undefined);
    const added = files.map((file): Upload => {
      const fault = findFault(file, maxBytes);
      return { key: nextKey.current++, file, documentType, part: 0, problem: fault && t(fault) };
    });
    setUploads((old) => [...old, ...added]);
    for (const one of added) if (one.problem === undefined) void send(one);
  };
  return { uploads, nothing, start, retry: (one: Upload) => void send(one), drop };
}
