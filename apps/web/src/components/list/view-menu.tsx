import { Button, Menu } from '@mantine/core';
import { viewsCalls } from '@prorata/contract/views/calls';
import type { View } from '@prorata/contract/views/view';
import {
  IconCheck,
  IconDeviceFloppy,
  IconHome,
  IconHomeOff,
  IconLayoutList,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { useUndoToast } from '../../platform/use-undo-toast.tsx';
import { RemoveDialog } from '../dialogs.tsx';
import classes from './list-tools.module.css';
import type { ListView } from './use-list-view.ts';
import { ViewForm } from './view-form.tsx';
import { VIEWS, viewsQuery } from './view-queries.ts';

/** Which view a list is seen with, and what can be done with views. */
export function ViewMenu({ view, canKeepForOffice }: ViewMenuProps) {
  const { t } = useTranslation('views');
  const { views, current, isChanged, choose } = view;
  const [asked, setAsked] = useState<'saveAs' | 'rename' | 'remove'>();
  const keeping = useKeeping(view);
  const close = () => setAsked(undefined);
  const parts = [
    { label: t('own'), views: views.filter(({ isOffice }) => !isOffice) },
    { label: t('office'), views: views.filter(({ isOffice }) => isOffice) },
  ].filter((part) => part.views.length > 0);
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button variant="default" size="xs" leftSection={<IconLayoutList />} maw="16rem">
            {current ? current.name : t('view')}
            {isChanged && <span className={classes.changed}>{t('changed')}</span>}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.views ?? ''}>
          <Menu.Item
            leftSection={<Chosen isChosen={current === undefined} />}
            onClick={() => choose(undefined)}
          >
            {t('plain')}
          </Menu.Item>
          {parts.map(({ label, views: ofPart }) => (
            <Fragment key={label}>
              <Menu.Label>{label}</Menu.Label>
              {ofPart.map((one) => (
                <Menu.Item
                  key={one.id}
                  leftSection={<Chosen isChosen={current?.id === one.id} />}
                  rightSection={one.isDefault && <IconHome aria-label={t('opensWith')} role="img" />}
                  onClick={() => choose(one)}
                >
                  {one.name}
                </Menu.Item>
              ))}
            </Fragment>
          ))}
          <Menu.Divider />
          {current?.canChange && isChanged && (
            <Menu.Item leftSection={<IconDeviceFloppy />} onClick={() => keeping.save(current)}>
              {t('menu.save')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconPlus />} onClick={() => setAsked('saveAs')}>
            {t('menu.saveAs')}
          </Menu.Item>
          {current && (
            <Menu.Item
              leftSection={current.isDefault ? <IconHomeOff /> : <IconHome />}
              onClick={() => keeping.setDefault(current)}
            >
              {t(current.isDefault ? 'menu.unsetDefault' : 'menu.setDefault')}
            </Menu.Item>
          )}
          {current?.canChange && (
            <>
              <Menu.Item leftSection={<IconPencil />} onClick={() => setAsked('rename')}>
                {t('menu.rename')}
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash />} onClick={() => setAsked('remove')}>
                {t('menu.remove')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {(asked === 'saveAs' || (asked === 'rename' && current)) && (
        <ViewForm
          view={view}
          renamed={asked === 'rename' ? current : undefined}
          canKeepForOffice={canKeepForOffice}
          onClose={close}
        />
      )}
      {current && (
        <RemoveDialog
          opened={asked === 'remove'}
          title={t('removal.title')}
          verb={t('removal.verb')}
          isBusy={keeping.isRemoving}
          problem={keeping.problem}
          onConfirm={() => keeping.remove(current, close)}
          onClose={close}
        >
          {t(current.isOffice ? 'removal.textOffice' : 'removal.text', { name: current.name })}
        </RemoveDialog>
      )}
    </>
  );
}

export interface ViewMenuProps {
  readonly view: ListView;
  /** Whether the reader may keep one for the whole office. */
  readonly canKeepForOffice: boolean;
}

function Chosen({ isChosen }: { readonly isChosen: boolean }) {
  return isChosen ? <IconCheck /> : <span className={classes.unchosen} />;
}

/** Saves, deletes and sets views, and tells what became of it. */
function useKeeping({ list, content, choose }: ListView) {
  const { t } = useTranslation('views');
  const inWords = useProblem();
  const offerUndo = useUndoToast();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: VIEWS });
  const onError = (error: Error) => showFailure(t('failed'), inWords(error).message);
  const save = useMutation({
    mutationFn: ({ id, version, name }: View) =>
      request(viewsCalls.update, { params: { viewId: id }, body: { version, name, content } }),
    onSuccess: ({ name }) => {
      showSuccess(t('saved', { name }));
      return refresh();
    },
    onError: (error) => {
      onError(error);
      return refresh();
    },
  });
  const setDefault = useMutation({
    mutationFn: ({ id, isDefault }: View) =>
      request(viewsCalls.setDefault, { body: { list, viewId: isDefault ? null : id } }),
    onSuccess: (_, { isDefault, name }) => {
      showSuccess(isDefault ? t('defaultUnset') : t('defaultSet', { name }));
      return refresh();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: View) =>
      request(viewsCalls.remove, { params: { viewId: id }, query: { version } }),
    onSuccess: (_, { id, name, content: removed, isOffice }) => {
      // Gone from the menu before the list opens anew, or it would open with it.
      client.setQueryData(
        viewsQuery(list).queryKey,
        (known) => known && { items: known.items.filter((one) => one.id !== id) },
      );
      choose(undefined);
      offerUndo({
        title: t('removed', { name }),
        undo: async () => {
          await request(viewsCalls.create, { body: { list, name, content: removed, isOffice } });
          await refresh();
        },
      });
      return refresh();
    },
  });
  return {
    save: (view: View) => save.mutate(view),
    setDefault: (view: View) => setDefault.mutate(view),
    remove: (view: View, onDone: () => void) => remove.mutate(view, { onSuccess: onDone }),
    isRemoving: remove.isPending,
    problem: remove.error ? inWords(remove.error) : undefined,
  };
}
