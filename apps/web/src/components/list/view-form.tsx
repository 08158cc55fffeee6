import { Button, Modal, Stack, Switch, TextInput } from '@mantine/core';
import { viewsCalls } from '@prorata/contract/views/calls';
import type { View } from '@prorata/contract/views/view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { Refusal } from '../states.tsx';
import { Acts } from '../text.tsx';
import type { ListView } from './use-list-view.ts';
import { VIEWS, viewsQuery } from './view-queries.ts';

const LONGEST = 60;

interface ViewFormProps {
  readonly view: ListView;
  /** The one that gets another name; absent for a new one. */
  readonly renamed: View | undefined;
  readonly canKeepForOffice: boolean;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and of a new one whether the whole office has it. */
export function ViewForm({ view, renamed, canKeepForOffice, onClose }: ViewFormProps) {
  const { t } = useTranslation(['views', 'fieldErrors', 'states']);
  const inWords = useProblem();
  const client = useQueryClient();
  const [name, setName] = useState(renamed?.name ?? '');
  const [isOffice, setOffice] = useState(false);
  const keep = useMutation({
    mutationFn: () =>
      renamed
        ? request(viewsCalls.update, {
            params: { viewId: renamed.id },
            body: { version: renamed.version, name, content: renamed.content },
          })
        : request(viewsCalls.create, {
            body: { list: view.list, name, content: view.content, isOffice },
          }),
    onSuccess: (kept) => {
      client.setQueryData(viewsQuery(view.list).queryKey, (known) => ({
        items: [...(known?.items ?? []).filter(({ id }) => id !== kept.id), kept],
      }));
      if (!renamed) view.choose(kept);
      showSuccess(t('saved', { name: kept.name }));
      onClose();
      return client.invalidateQueries({ queryKey: VIEWS });
    },
  });
  const isTaken = keep.error instanceof ProblemError && keep.error.fields.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !keep.isPending) keep.mutate();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(renamed ? 'form.rename' : 'form.saveAs')}
      withCloseButton={false}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t('form.name')}
            value={name}
            maxLength={LONGEST}
            data-autofocus
            error={isTaken && t('fieldErrors:taken')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {!renamed && canKeepForOffice && (
            <Switch
              label={t('form.isOffice')}
              description={t('form.isOfficeHint')}
              checked={isOffice}
              onChange={({ currentTarget }) => setOffice(currentTarget.checked)}
            />
          )}
          {keep.error && !isTaken && <Refusal title={t('failed')} {...inWords(keep.error)} />}
          <Acts>
            <Button variant="default" onClick={onClose}>
              {t('states:back')}
            </Button>
            <Button type="submit" loading={keep.isPending} disabled={name.trim() === ''}>
              {t('form.verb')}
            </Button>
          </Acts>
        </Stack>
      </form>
    </Modal>
  );
}
