import { Button, FileButton, Group } from '@mantine/core';
import { resultsCalls } from '@prorata/contract/results/calls';
import type { LedgerAddressee } from '@prorata/contract/results/result';
import { CHOSEN_MEDIA_TYPES } from '@prorata/contract/statements/media-types';
import { IconFileCertificate, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Refusal } from '../../components/states.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';

export interface ReportPlace {
  readonly dossierId: string;
  readonly resultId: string;
}

interface ReceiptPaperProps {
  readonly place: ReportPlace;
  readonly addressee: LedgerAddressee;
  readonly canAttach: boolean;
}

/** The receipt that an addressee signed: kept once its day is recorded, and given out as it came. */
export function ReceiptPaper({ place, addressee, canAttach }: ReceiptPaperProps) {
  const { t } = useTranslation('sending');
  const inWords = useProblem();
  const { receivedOn, receipt } = addressee;
  const params = { ...place, addresseeId: addressee.id };
  const refresh = useRefreshDossier(place.dossierId);
  const attaching = useMutation({
    mutationFn: (file: File) => request(resultsCalls.attachReceipt, { params, upload: {}, file }),
    onSuccess: async () => {
      await refresh();
      showSuccess(t('receipt.kept'));
    },
  });
  const saving = useMutation({
    mutationFn: () => request(resultsCalls.downloadReceipt, { params }),
    onSuccess: saveFile,
  });
  const failure = attaching.error ?? saving.error;
  if (receivedOn === null || (receipt === null && !canAttach)) return null;
  return (
    <>
      {failure && <Refusal title={t('receipt.paper')} {...inWords(failure)} />}
      <Group gap="sm">
        {receipt ? (
          <Button
            variant="default"
            leftSection={<IconFileCertificate />}
            loading={saving.isPending}
            title={`SHA-256 ${receipt.sha256}`}
            onClick={() => saving.mutate()}
          >
            {t('receipt.paper')}
          </Button>
        ) : (
          <FileButton
            accept={CHOSEN_MEDIA_TYPES.join(',')}
            onChange={(file) => file && attaching.mutate(file)}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload />} loading={attaching.isPending}>
                {t('receipt.attach')}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
    </>
  );
}
