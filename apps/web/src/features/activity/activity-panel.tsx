import { Button, NativeSelect, Switch, Text, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { Activity } from '@prorata/contract/activity/activity';
import { activityCalls } from '@prorata/contract/activity/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Count } from '../../components/block.tsx';
import { DockedPanel, DockedPanelFoot } from '../../components/docked-panel.tsx';
import { fullName } from '../../components/full-name.ts';
import { QueryState } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import classes from './activity.module.css';
import { ActivityFeed } from './activity-feed.tsx';
import { useActivityPlace } from './activity-place.ts';
import { activityQuery, useActing, useOfferUndo } from './activity-queries.ts';
import { NoteBox } from './note-box.tsx';
import { TaskList } from './task-list.tsx';

interface DossierProps {
  readonly dossier: Dossier;
}

/** Opens the panel, with how much is left to do; the key A does the same. */
export function ActivityButton({ dossier }: DossierProps) {
  const { t } = useTranslation('activity');
  const place = useActivityPlace();
  const { data } = useQuery(activityQuery(dossier.id));
  const toggle = () => (place?.isOpen ? place.close() : place?.open());
  // In a cell of a grid the key is typed.
  useHotkeys([['A', (event) => !event.defaultPrevented && toggle(), { preventDefault: false }]]);
  const open = data?.tasks.filter(({ done }) => done === null).length ?? 0;
  return (
    <Tooltip label={open > 0 ? `${t('openCount', { count: open })} · ${t('keyHint')}` : t('keyHint')}>
      <Button
        variant={place?.isOpen ? 'light' : 'default'}
        className={classes.opener ?? ''}
        leftSection={<IconMessageCircle />}
        aria-expanded={place?.isOpen === true}
        aria-keyshortcuts="A"
        {...(open > 0 && { rightSection: <Count of={open} /> })}
        onClick={toggle}
      >
        <span className={classes.openerWord}>{t('open')}</span>
      </Button>
    </Tooltip>
  );
}

/** Who works on a dossier, what is left to do, and what was said and done; beside every tab. */
export function ActivityPanel({ dossier }: DossierProps) {
  const { t } = useTranslation('activity');
  const place = useActivityPlace();
  const query = useQuery(activityQuery(dossier.id));
  if (!place?.isOpen) return null;
  return (
    <div className={classes.place}>
      <DockedPanel
        subject={dossier.id}
        label={t('title')}
        title={t('title')}
        head={query.data && <People dossier={dossier} activity={query.data} />}
        closeLabel={t('close')}
        onClose={place.close}
        besideFrom="wide"
      >
        {query.data === undefined ? (
          <QueryState query={query} rows={5} />
        ) : (
          <>
            <TaskList dossier={dossier} activity={query.data} />
            <ActivityFeed dossierId={dossier.id} activity={query.data} />
            {dossier.erasedAt === null && (
              <DockedPanelFoot>
                <NoteBox dossierId={dossier.id} people={query.data.people} />
              </DockedPanelFoot>
            )}
          </>
        )}
      </DockedPanel>
    </div>
  );
}

/** Who handles it and who signs, and whether the reader follows it. */
function People({ dossier, activity }: DossierProps & { readonly activity: Activity }) {
  const { t } = useTranslation('activity');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const params = { dossierId: dossier.id };
  const previousHandlerId = activity.handler?.id ?? null;
  const offerUndo = useOfferUndo(dossier.id);
  const assign = (handlerId: string | null, before: string | null) =>
    request(activityCalls.setHandler, { params, body: { handlerId, previousHandlerId: before } });
  const assigning = useActing(
    dossier.id,
    (handlerId: string | null) => assign(handlerId, previousHandlerId),
    (handlerId) => {
      const person = activity.people.find(({ id }) => id === handlerId);
      const title = person ? t('handled', { name: fullName(person) }) : t('handledByNobody');
      offerUndo(title, () => assign(previousHandlerId, handlerId));
    },
  );
  const follow = (isFollowing: boolean) =>
    request(activityCalls.setFollowing, { params, body: { isFollowing } });
  const following = useActing(dossier.id, follow, (isFollowing) =>
    offerUndo(t(isFollowing ? 'followed' : 'unfollowed'), () => follow(!isFollowing)),
  );
  const { handler } = activity;
  const isListed = handler !== null && activity.people.some(({ id }) => id === handler.id);
  const isErased = dossier.erasedAt !== null;
  return (
    <div className={classes.persons}>
      <NativeSelect
        label={t('handler')}
        size="sm"
        value={handler?.id ?? ''}
        disabled={!me.canWriteDossiers || isErased || assigning.isPending}
        onChange={({ currentTarget }) => assigning.mutate(currentTarget.value || null)}
        data={[
          { value: '', label: t('nobody') },
          ...(handler !== null && !isListed ? [{ value: handler.id, label: fullName(handler) }] : []),
          ...activity.people.map((person) => ({ value: person.id, label: fullName(person) })),
        ]}
      />
      <div>
        <Text size="sm" fw={500}>
          {t('signs')}
        </Text>
        <Text className={classes.signer ?? ''}>
          {activity.signer === null ? t('nobody') : fullName(activity.signer)}
        </Text>
      </div>
      <Tooltip label={t('followHint')} multiline maw={240}>
        <Switch
          label={t('follow')}
          checked={activity.isFollowing}
          disabled={isErased || following.isPending}
          onChange={({ currentTarget }) => following.mutate(currentTarget.checked)}
        />
      </Tooltip>
    </div>
  );
}
