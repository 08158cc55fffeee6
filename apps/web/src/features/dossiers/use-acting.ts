import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { DOSSIERS, dossierKey } from './dossier-queries.ts';

/** The acts that end a dossier, each of them after a question. */
export type DossierAct = 'markAsPaid' | 'cancel' | 'remove';

export interface ActDossier {
  readonly id: string;
  readonly fileNumber: string;
  /** Of the defendant. */
  readonly name: string;
}

interface Asked {
  readonly act: DossierAct;
  readonly dossier: ActDossier;
}

/** Asking for and doing an act that ends a dossier; a refusal stays in the dialog, with its reason. */
export function useActing(onRemoved: () => void = () => {}) {
  const { t } = useTranslation('dossiers');
  const queries = useQueryClient();
  const inWords = useProblem();
  const [asked, setAsked] = useState<Asked>();
  const acting = useMutation({
    mutationFn: ({ act, dossier, reason }: Asked & { reason: string }) => send(act, dossier.id, reason),
    onSuccess: async (_answer, { act, dossier }) => {
      setAsked(undefined);
      showSuccess(t(`acts.${act}.done`, { number: dossier.fileNumber }));
      if (act === 'remove') onRemoved();
      // The page of a deleted dossier may still be there for a moment: what it shows cannot be asked for again.
      const isGone = (key: readonly unknown[]) =>
        act === 'remove' && dossierKey(dossier.id).every((part, index) => key[index] === part);
      await queries.invalidateQueries({ queryKey: DOSSIERS, predicate: ({ queryKey }) => !isGone(queryKey) });
    },
  });
  return {
    ask: (act: DossierAct, dossier: ActDossier) => {
      acting.reset();
      setAsked({ act, dossier });
    },
    asked,
    isBusy: acting.isPending,
    problem: acting.error === null ? undefined : inWords(acting.error),
    confirm: (reason: string) => asked && acting.mutate({ ...asked, reason }),
    close: () => setAsked(undefined),
  };
}

async function send(act: DossierAct, dossierId: string, reason: string): Promise<void> {
  if (act === 'remove') await request(dossiersCalls.remove, { params: { dossierId } });
  if (act === 'cancel') await request(dossiersCalls.cancel, { params: { dossierId }, body: { reason } });
  if (act === 'markAsPaid') await request(dossiersCalls.markAsPaid, { query: { dossierId } });
}
