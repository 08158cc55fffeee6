import type { Outcome } from '@prorata/contract/activity/activity';
import { MAX_DOSSIERS_AT_ONCE } from '@prorata/contract/activity/activity';
import { activityCalls } from '@prorata/contract/activity/calls';
import type { FoundDossier } from '@prorata/contract/dossiers/dossier-row';
import { PROBLEMS, type ProblemCode } from '@prorata/contract/problems';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { useUndoToast } from '../../platform/use-undo-toast.tsx';
import { DOSSIERS } from './dossier-queries.ts';

type Act =
  | { readonly kind: 'give'; readonly handlerId: string | null }
  | { readonly kind: 'follow'; readonly isFollowing: boolean };

/** One of the chosen that was refused, and why. */
export interface RefusedDossier {
  readonly dossier: FoundDossier;
  readonly reason: string;
}

interface Chosen {
  readonly all: readonly FoundDossier[];
  readonly set: (dossiers: readonly FoundDossier[]) => void;
}

/**
 * Does one thing with each of the chosen dossiers, some hundreds in a request. Of each is told whether it was done; those that
 * were not stay chosen, also when the way to the server breaks in between, so that it can be asked once more.
 */
export function useActingOnSeveral({ all, set }: Chosen) {
  const { t } = useTranslation('views');
  const inWords = useProblem();
  const client = useQueryClient();
  const offerUndo = useUndoToast();
  const [done, setDone] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedDossier[]>([]);
  const reasonOf = (code: string) => inWords(new ProblemError({ code: knownCode(code) })).message;
  const act = useMutation({
    mutationFn: async (what: Act) => {
      setDone(0);
      const left = [...all];
      const failed: RefusedDossier[] = [];
      try {
        while (left.length > 0) {
          const batch = left.slice(0, MAX_DOSSIERS_AT_ONCE);
          const outcomes = await actOn(what, batch);
          for (const { dossierId, refusal } of outcomes) {
            const dossier = batch.find(({ id }) => id === dossierId);
            if (dossier && refusal !== null) failed.push({ dossier, reason: reasonOf(refusal) });
          }
          left.splice(0, batch.length);
          setDone(all.length - left.length);
        }
      } catch (error) {
        set([...failed.map(({ dossier }) => dossier), ...left]);
        setRefused(failed);
        throw new InterruptedError(all.length - left.length - failed.length, { cause: error });
      }
      return failed;
    },
    onSuccess: (failed, what) => {
      set(failed.map(({ dossier }) => dossier));
      setRefused(failed);
      const count = all.length - failed.length;
      const title = t('bulk.done', { count });
      if (count === 0) return;
      // Who followed some of them before is not known any more: only giving can be taken back.
      if (what.kind === 'follow') return showSuccess(title);
      const given = all.filter((one) => !failed.some(({ dossier }) => dossier.id === one.id));
      offerUndo({
        title,
        undo: () =>
          giveBack(what.handlerId, given).finally(() => client.invalidateQueries({ queryKey: DOSSIERS })),
      });
    },
    onError: (error) => {
      const count = error instanceof InterruptedError ? error.numberDone : 0;
      const why = inWords(error.cause ?? error).message;
      showFailure(t('bulk.stopped', { done: count, count: all.length }), why);
    },
    onSettled: () => client.invalidateQueries({ queryKey: DOSSIERS }),
  });
  return {
    isBusy: act.isPending,
    done,
    refused,
    forget: () => setRefused([]),
    give: (handlerId: string | null) => act.mutate({ kind: 'give', handlerId }),
    follow: (isFollowing: boolean) => act.mutate({ kind: 'follow', isFollowing }),
  };
}

class InterruptedError extends Error {
  readonly numberDone: number;

  constructor(numberDone: number, options: ErrorOptions) {
    super('interrupted', options);
    this.numberDone = numberDone;
  }
}

async function actOn(what: Act, dossiers: readonly FoundDossier[]): Promise<readonly Outcome[]> {
  if (what.kind === 'follow') {
    const dossierIds = dossiers.map(({ id }) => id);
    const body = { isFollowing: what.isFollowing, dossierIds };
    return (await request(activityCalls.followMany, { body })).items;
  }
  const body = {
    handlerId: what.handlerId,
    dossiers: dossiers.map(({ id, handlerId }) => ({ dossierId: id, previousHandlerId: handlerId })),
  };
  return (await request(activityCalls.setHandlers, { body })).items;
}

/** To whoever had each of them before; one that somebody else has got since is refused, and told. */
async function giveBack(handlerId: string | null, given: readonly FoundDossier[]): Promise<void> {
  for (const [before, dossiers] of Map.groupBy(given, (dossier) => dossier.handlerId)) {
    for (let at = 0; at < dossiers.length; at += MAX_DOSSIERS_AT_ONCE) {
      const batch = dossiers.slice(at, at + MAX_DOSSIERS_AT_ONCE).map((one) => ({ ...one, handlerId }));
      const outcomes = await actOn({ kind: 'give', handlerId: before }, batch);
      const refusal = outcomes.find((one) => one.refusal !== null)?.refusal;
      if (refusal) throw new ProblemError({ code: knownCode(refusal) });
    }
  }
}

/** A server that is newer than this page may refuse for reasons that have no phrase here yet. */
function knownCode(code: string): ProblemCode {
  return code in PROBLEMS ? (code as ProblemCode) : 'internal';
}
