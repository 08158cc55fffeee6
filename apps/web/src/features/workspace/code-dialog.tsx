import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { workspaceCalls } from '@prorata/contract/workspace/calls';
import type { WorkspaceInvitation } from '@prorata/contract/workspace/inbox';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { Refusal } from '../../components/states.tsx';
import { Acts } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './workspace.module.css';
import { WORKSPACE } from './workspace-queries.ts';

interface CodeDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes invitations into the workspace by their codes, one after the other: letters come in piles. */
export function CodeDialog({ opened, onClose }: CodeDialogProps) {
  const { t } = useTranslation(['workspace', 'shell']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('code.title')}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
    >
      <CodeForm onClose={onClose} />
    </Modal>
  );
}

function CodeForm({ onClose }: Pick<CodeDialogProps, 'onClose'>) {
  const { t } = useTranslation('workspace');
  const inWords = useProblem();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [added, setAdded] = useState<readonly WorkspaceInvitation[]>([]);
  const taking = useMutation({
    mutationFn: () => request(workspaceCalls.claim, { body: { code: code.trim() } }),
    onSuccess: (invitation) => {
      setAdded((before) => [
        invitation,
        ...before.filter(({ invitationId }) => invitationId !== invitation.invitationId),
      ]);
      setCode('');
      field.current?.focus();
      return queries.invalidateQueries({ queryKey: WORKSPACE });
    },
  });
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !taking.isPending) taking.mutate();
  };
  return (
    <form onSubmit={take}>
      <Stack>
        <Text c="dimmed">{t('code.text')}</Text>
        <TextInput
          ref={field}
          data-autofocus
          label={t('code.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        {taking.isError && <Refusal title={t('code.refused')} {...inWords(taking.error)} />}
        <div role="status">
          {added.map(({ invitationId, defendantName, office }) => (
            <div key={invitationId} className={classes.added}>
              <Notice tone="positive" icon={IconCircleCheck}>
                {t('code.added', { name: defendantName, office: office.name })}
              </Notice>
            </div>
          ))}
        </div>
      </Stack>
      <Acts>
        <Button variant="default" onClick={onClose}>
          {t('code.done')}
        </Button>
        <Button type="submit" disabled={code.trim() === ''} loading={taking.isPending}>
          {t('code.verb')}
        </Button>
      </Acts>
    </form>
  );
}
