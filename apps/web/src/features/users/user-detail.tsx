import { usersCalls } from '@prorata/contract/users/calls';
import type { Me, User } from '@prorata/contract/users/user';
import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApprovalBadge } from '../../components/badges.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { fullName } from '../../components/full-name.ts';
import { PageBody } from '../../components/page.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { QueryState } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { isCreditor } from '../../platform/session/standing.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { approvalStateOf } from '../organizations/approval.tsx';
import { organizationQuery } from '../organizations/organization-queries.ts';
import { RemoveUser, useRemovingUser } from './remove-user.tsx';
import { canChange, canRemove } from './rights.ts';
import { type Granting, valuesOf } from './user-form.ts';
import { UserHead } from './user-head.tsx';
import { USERS, userQuery } from './user-queries.ts';
import { ImmatriculationSection, PersonSection, RightsList, RightsSection } from './user-sections.tsx';

interface UserDetailProps {
  readonly userId: string;
  readonly me: Me;
  /** Back to the list. */
  readonly onDone: () => void;
}

/** One person of an organization, for its administrators. */
export function UserDetail({ userId, me, onDone }: UserDetailProps) {
  const { t } = useTranslation(['users', 'forms']);
  const query = useQuery(userQuery(userId));
  const removing = useRemovingUser(onDone);
  if (query.data === undefined) {
    return (
      <>
        <UserHead title={t('user')} />
        <PageBody>
          <QueryState query={query} rows={4} />
        </PageBody>
      </>
    );
  }
  const user = query.data;
  const remove = { key: 'remove', label: t('forms:remove'), icon: IconTrash, act: () => removing.ask(user) };
  return (
    <>
      <UserHead
        title={fullName(user)}
        remarks={<Standing user={user} />}
        actions={canRemove(user, me) && <RowMenu name={fullName(user)} acts={[remove]} />}
      />
      <UserEditor user={user} me={me} />
      <RemoveUser removing={removing} />
    </>
  );
}

function Standing({ user }: { readonly user: User }) {
  const { t } = useTranslation('users');
  return (
    <>
      <ApprovalBadge state={approvalStateOf(user)} />
      {!user.isOnboarded && <span>{t('notSignedInYet')}</span>}
    </>
  );
}

interface UserEditorProps {
  readonly user: User;
  /** Who edits. */
  readonly me: Me;
}

function UserEditor({ user, me }: UserEditorProps) {
  const { t } = useTranslation('users');
  const granting = grantingOf(user, me);
  const organization = useQuery({
    ...organizationQuery(user.organization?.id ?? ''),
    enabled: user.organization !== null,
  }).data;
  const editing = useSavingUser(user, granting);
  return (
    <FormPage<typeof usersCalls.update>
      editing={editing}
      labels={useFieldLabels('user')}
      isReadOnly={!canChange(user, me)}
    >
      <PersonSection hint={t('sections.personHint')} />
      {granting.canGrant ? (
        <RightsSection canGrantPlatform={granting.canGrantPlatform} organization={organization} />
      ) : (
        <RightsList user={user} hint={t(user.id === me.id ? 'ownRights' : 'platformRights')} />
      )}
      {!isCreditor(organization) && <ImmatriculationSection />}
    </FormPage>
  );
}

function grantingOf(user: User, me: Me): Granting {
  const canGrant = user.id !== me.id && canChange(user, me);
  return { canGrant, canGrantPlatform: canGrant && me.isPlatformAdmin };
}

function useSavingUser(user: User, granting: Granting) {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const params = { userId: user.id };
  const form = useContractForm(usersCalls.update, valuesOf(user, granting));
  const keep = (saved: User) => queries.setQueryData(userQuery(user.id).queryKey, saved);
  const saving = useSaving({
    form,
    save: (body) => request(usersCalls.update, { params, body }),
    onSaved: (saved) => {
      keep(saved);
      form.reset(valuesOf(saved, granting));
      void queries.invalidateQueries({ queryKey: [...USERS, 'list'] });
      void queries.invalidateQueries({ queryKey: [...USERS, 'me'] });
      showSuccess(t('saved'), fullName(saved));
    },
    reload: async () => {
      const newest = await request(usersCalls.read, { params });
      keep(newest);
      return valuesOf(newest, granting);
    },
  });
  return { form, ...saving };
}
