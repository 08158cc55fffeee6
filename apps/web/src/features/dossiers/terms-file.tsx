import { Button } from '@mantine/core';
import { calendarCalls } from '@prorata/contract/calendar/calls';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';

/** The terms of a dossier that still run, as a file that any calendar takes in. */
export function TermsFile({ dossierId }: { readonly dossierId: string }) {
  const { t } = useTranslation('dossiers');
  const inWords = useProblem();
  const download = useMutation({
    mutationFn: () => request(calendarCalls.downloadDossier, { params: { dossierId } }),
    onSuccess: saveFile,
    onError: (error) => showFailure(t('terms.fileFailed'), inWords(error).message),
  });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mt="sm"
      leftSection={<IconCalendarPlus size={16} />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('terms.file')}
    </Button>
  );
}
