import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { Refusal } from '../states.tsx';

interface DownloadButtonProps extends ButtonProps {
  readonly get: () => Promise<Parameters<typeof saveFile>[0]>;
  /** What is on the button, and above the reason when it fails. */
  readonly children: string;
}

/** A button that saves a file of the server, and says above itself why it could not. */
export function DownloadButton({ get, children, ...button }: DownloadButtonProps) {
  const inWords = useProblem();
  const download = useMutation({ mutationFn: get, onSuccess: saveFile });
  return (
    <>
      {download.error && <Refusal title={children} {...inWords(download.error)} />}
      <Button
        leftSection={<IconDownload size={18} />}
        loading={download.isPending}
        onClick={() => download.mutate()}
        {...button}
      >
        {children}
      </Button>
    </>
  );
}
