import { Anchor, Button, Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Block } from '../../components/block.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import classes from './workspace.module.css';
import { profileQuery } from './workspace-queries.ts';

/** Until there is an account to be paid on: nothing can be filed without one. */
export function ProfilePanel() {
  const { t } = useTranslation('workspace');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const profile = useQuery(profileQuery).data;
  if (profile === undefined || profile.accounts.length > 0) return null;
  return (
    <Notice
      title={t('profileEmpty.title')}
      acts={
        me.canAdministerWorkspace && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/app/myOrganization" search={{ tab: 'profile' }} {...props} />}
          >
            {t('profileEmpty.act')}
          </Button>
        )
      }
    >
      {me.canAdministerWorkspace ? t('profileEmpty.text') : t('profileEmpty.ask')}
    </Notice>
  );
}

/** How a system of the organization does the same. */
export function ApiPanel() {
  const { t } = useTranslation('workspace');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  return (
    <Block title={t('api.title')}>
      <div className={classes.panel}>
        <Text size="sm" c="dimmed">
          {t('api.text')}
        </Text>
        <code className={classes.call}>POST /api/Workspace/sheet/file</code>
        <p className={classes.links}>
          {me.canAdministerWorkspace && (
            <Anchor
              size="sm"
              renderRoot={(props) => <Link to="/app/myOrganization" search={{ tab: 'keys' }} {...props} />}
            >
              {t('api.manage')}
            </Anchor>
          )}
          <Anchor
            size="sm"
            renderRoot={(props) => <Link to="/app/myOrganization" search={{ tab: 'profile' }} {...props} />}
          >
            {t('toProfile')}
          </Anchor>
        </p>
      </div>
    </Block>
  );
}
