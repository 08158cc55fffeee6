import { deliveryCalls } from '@prorata/contract/delivery/calls';
import { useMutation } from '@tanstack/react-query';
import { openFile, saveFile } from '../../platform/client/open-file.ts';
import { request } from '../../platform/client/request.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import type { SendLogActs } from './send-log.tsx';

/** The papers of a letter, and a second try for what no service took. */
export function useSendLogActs(dossierId: string, canSend: boolean) {
  const refresh = useRefreshDossier(dossierId);
  const proof = useMutation({
    mutationFn: (registeredLetterId: string) =>
      request(deliveryCalls.downloadProofOfDeposit, { params: { dossierId, registeredLetterId } }),
    onSuccess: saveFile,
  });
  const evidence = useMutation({
    mutationFn: (params: { readonly deliveryId: string; readonly evidenceId: string }) =>
      request(deliveryCalls.downloadEvidence, { params: { dossierId, ...params } }),
    onSuccess: saveFile,
  });
  const letter = useMutation({
    mutationFn: (registeredLetterId: string) =>
      request(deliveryCalls.downloadLetter, { params: { dossierId, registeredLetterId } }),
    onSuccess: openFile,
  });
  const retry = useMutation({
    mutationFn: (deliveryId: string) => request(deliveryCalls.retry, { params: { dossierId, deliveryId } }),
    onSuccess: refresh,
  });
  const busy = [proof, letter, retry].find(({ isPending }) => isPending);
  const acts: SendLogActs = {
    downloadProof: proof.mutate,
    downloadEvidence: evidence.mutate,
    openLetter: letter.mutate,
    ...(canSend && { retry: retry.mutate }),
    busyWith: busy?.variables ?? (evidence.isPending ? evidence.variables.evidenceId : undefined),
  };
  return { acts, failure: proof.error ?? evidence.error ?? letter.error ?? retry.error };
}
