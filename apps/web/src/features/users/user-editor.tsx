import { usersCalls } from '@prorata/contract/users/calls';
import type { Me, User } from '@prorata/contract/users/user';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { FormLayout } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { LeaveWarning, SaveBar } from '../../components/form/save-bar.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { ImmatriculationSection } from './immatriculation-section.tsx';
import { PersonSection } from './person-section.tsx';
import { RightsList } from './rights-list.tsx';
import { RightsSection } from './rights-section.tsx';
import { useDescribeUser, useUserLabels } from './use-user-labels.ts';
import { fullNameOf } from './user-columns.tsx';
import { USERS, userQuery } from './user-queries.ts';
import { type Granting, valuesOf } from './user-values.ts';

interface UserEditorProps {
  readonly user: User;
  /** Who edits. */
  readonly me: Me;
}

export function UserEditor({ user, me }: UserEditorProps) {
  const { t } = useTranslation('users');
  const granting = grantingOf(user, me);
  const { form, submit, isSaving, outcome } = useSavingUser(user, granting);
  return (
    <ContractForm<typeof usersCalls.update>
      form={form}
      labels={useUserLabels()}
      isReadOnly={!canChange(user, me)}
      onSubmit={submit}
    >
      <FormLayout foot={<SaveBar isSaving={isSaving} />}>
        <FormMessages outcome={outcome} describe={useDescribeUser()} />
        <PersonSection hint={t('sections.personHint')} />
        {granting.canGrant ? (
          <RightsSection canGrantPlatform={granting.canGrantPlatform} />
        ) : (
          <RightsList user={user} hint={t(user.id === me.id ? 'ownRights' : 'platformRights')} />
        )}
        <ImmatriculationSection />
      </FormLayout>
      <LeaveWarning />
    </ContractForm>
  );
}

/** Only platform administrators change platform administrators, themselves apart. */
function canChange(user: User, me: Me): boolean {
  return user.id === me.id || me.isPlatformAdmin || !user.isPlatformAdmin;
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
      showSuccess(t('saved'), fullNameOf(saved));
    },
    reload: async () => {
      const newest = await request(usersCalls.read, { params });
      keep(newest);
      return valuesOf(newest, granting);
    },
  });
  return { form, ...saving };
}
