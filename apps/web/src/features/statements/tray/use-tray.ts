import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { trayCalls } from '@prorata/contract/tray/calls';
import type { LooseDocument, Placement } from '@prorata/contract/tray/loose-document';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError, useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { useRemoving } from '../../../platform/client/use-removing.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../../platform/toasts.ts';
import { useRefreshDossier } from '../../dossiers/dossier-queries.ts';
import { isReady, isWhole, placementOf, proposedChoice, type TrayChoice } from './tray-choice.ts';
import { placeDocuments, trayQuery } from './tray-queries.ts';

/** The tray of a dossier: which file lies open, what is said of each, and putting them away. */
export function useTray(dossier: Dossier) {
  const { t } = useTranslation(['tray', 'forms']);
  const dossierId = dossier.id;
  const query = useQuery(trayQuery(dossierId));
  const inWords = useProblem();
  const refresh = useRefreshDossier(dossierId);
  const [openId, setOpenId] = useState<string>();
  const [said, setSaid] = useState<ReadonlyMap<string, TrayChoice>>(new Map());
  const all = query.data ?? [];
  const ready = all.filter(isReady);
  const documents = [...ready, ...all.filter((document) => !isReady(document))];
  const place = documents.findIndex(({ id }) => id === openId);
  const current = documents[Math.max(0, place)];
  const choiceOf = (document: LooseDocument) => said.get(document.id) ?? proposedChoice(document);

  const placing = useMutation({
    mutationFn: (placements: readonly Placement[]) => placeDocuments(dossierId, placements),
    onSuccess: async (outcomes) => {
      const refused = outcomes.flatMap(({ looseDocumentId, problem }) =>
        problem === null ? [] : [{ name: nameOf(looseDocumentId), problem }],
      );
      const placed = outcomes.length - refused.length;
      if (placed > 0) showSuccess(t('placed', { count: placed }));
      for (const { name, problem } of refused)
        showFailure(
          t('forms:labelled', { label: t('notPlaced'), text: name }),
          inWords(new ProblemError(problem)).message,
        );
      await refresh();
    },
    onError: (error) => showFailure(t('notPlaced'), inWords(error).message),
  });
  const nameOf = (id: string) => all.find((one) => one.id === id)?.fileName ?? '';
  const walk = (step: 1 | -1) => {
    const to = documents[Math.max(0, place) + step];
    if (to) setOpenId(to.id);
  };
  const discarding = useRemoving<LooseDocument>({
    remove: ({ id }) => request(trayCalls.discard, { params: { dossierId, looseDocumentId: id } }),
    onRemoved: () => void refresh(),
  });
  return {
    ...{ query, documents, ready, current, walk, choiceOf, discarding },
    isBusy: placing.isPending,
    open: setOpenId,
    say: (document: LooseDocument, choice: TrayChoice) =>
      setSaid((old) => new Map(old).set(document.id, choice)),
    confirm: (document: LooseDocument) => {
      if (placing.isPending || !isWhole(choiceOf(document))) return;
      // The next one lies open when this one is gone.
      setOpenId(documents[documents.indexOf(document) + 1]?.id);
      placing.mutate([placementOf(document.id, choiceOf(document))]);
    },
    confirmReady: () => placing.mutate(ready.map((document) => placementOf(document.id, choiceOf(document)))),
  };
}

export type Tray = ReturnType<typeof useTray>;
