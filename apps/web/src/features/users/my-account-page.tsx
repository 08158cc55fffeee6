import { usersCalls } from '@prorata/contract/users/calls';
import type { Me, User } from '@prorata/contract/users/user';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { FormPage } from '../../components/form/form-page.tsx';
import {
  type ContractForm as AccountForm,
  useContractForm,
} from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Page, PageBody, PageHeader } from '../../components/page.tsx';
import { QueryState } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { storeLanguage } from '../../platform/language/choose-language.ts';
import { changeLanguage, loadTopics } from '../../platform/language/i18n.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { GuideLink } from '../help/guide-link.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { isLanguageSwitch, profileOf } from './user-form.ts';
import { USERS, userQuery } from './user-queries.ts';
import { ImmatriculationSection, PersonSection, RightsList } from './user-sections.tsx';

/** Only those who work with dossiers are told of what happens in them. */
const NotificationSettings = lazy(async () => {
  const [module] = await Promise.all([
    import('../notifications/notification-settings.tsx'),
    loadTopics('notifications', 'states'),
  ]);
  return { default: module.NotificationSettings };
});

interface MyAccountPageProps {
  /** What features that come after this one keep of a person who works with dossiers. */
  readonly more?: ReactNode;
}

/** The own profile and language; the own rights to read. */
export function MyAccountPage({ more }: MyAccountPageProps) {
  const { t } = useTranslation('shell');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const account = useQuery(userQuery(me.id ?? ''));
  usePageTitle(t('menu.myAccount'));
  return (
    <Page>
      <PageHeader title={t('menu.myAccount')} remark={me.organization?.name} actions={<GuideLink />} />
      {account.data && <Account user={account.data} office={me.organization} />}
      {me.canReadDossiers && (
        <Suspense fallback={null}>
          <NotificationSettings />
        </Suspense>
      )}
      {me.canReadDossiers && more}
      <OwnSessions />
      {account.data === undefined && (
        <PageBody>
          <QueryState query={account} rows={4} />
        </PageBody>
      )}
    </Page>
  );
}

interface AccountProps {
  readonly user: User;
  readonly office: Me['organization'];
}

function Account({ user, office }: AccountProps) {
  const { t } = useTranslation(['users', 'problems']);
  const editing = useSavingAccount(user);
  const isBailiffOrCandidate = user.userType !== 'Employee';
  return (
    <FormPage<typeof usersCalls.update>
      editing={editing}
      labels={useFieldLabels('user')}
      failure={t('problems:account-edit-failed')}
    >
      <PersonSection hint={t('sections.ownHint')} />
      {isBailiffOrCandidate && <ImmatriculationSection />}
      <RightsList user={user} office={office} hint={t('ownRights')} />
    </FormPage>
  );
}

function useSavingAccount(user: User) {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const params = { userId: user.id };
  const form = useContractForm(usersCalls.update, profileOf(user));
  useFollowLanguage(form, user);
  const keep = (saved: User) => queries.setQueryData(userQuery(user.id).queryKey, saved);
  const saving = useSaving({
    form,
    save: (body) => request(usersCalls.update, { params, body }),
    onSaved: async (saved) => {
      keep(saved);
      form.reset(profileOf(saved));
      void queries.invalidateQueries({ queryKey: [...USERS, 'me'] });
      storeLanguage(saved.preferredLanguage);
      await changeLanguage(saved.preferredLanguage);
      showSuccess(t('saved'));
    },
    reload: async () => {
      const newest = await request(usersCalls.read, { params });
      keep(newest);
      return profileOf(newest);
    },
  });
  return { form, ...saving };
}

/**
 * Choosing another language in the menu changes the own account too. The form goes on from there with what was typed:
 * nobody is in conflict with himself.
 */
function useFollowLanguage(form: AccountForm<typeof usersCalls.update>, user: User): void {
  const { reset, formState } = form;
  const { defaultValues, isDirty } = formState;
  useEffect(() => {
    if (!isDirty) return;
    const newest = profileOf(user);
    if (isLanguageSwitch(defaultValues ?? {}, newest)) {
      reset(newest, { keepDirty: true, keepDirtyValues: true });
    }
  }, [user, defaultValues, isDirty, reset]);
}
