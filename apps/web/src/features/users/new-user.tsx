import type { Organization } from '@prorata/contract/organizations/organization';
import { usersCalls } from '@prorata/contract/users/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormPage } from '../../components/form/form-page.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { fullName } from '../../components/full-name.ts';
import { Loading } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { isCreditor } from '../../platform/session/standing.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { organizationQuery } from '../organizations/organization-queries.ts';
import { newUserIn } from './user-form.ts';
import { UserHead } from './user-head.tsx';
import { USERS } from './user-queries.ts';
import { ImmatriculationSection, PersonSection, RightsSection } from './user-sections.tsx';

interface NewUserProps {
  readonly organizationId: string;
  readonly canGrantPlatform: boolean;
  /** Back to the list. */
  readonly onDone: () => void;
}

/** Enters somebody, who joins by signing in with the same email address. */
export function NewUser({ organizationId, canGrantPlatform, onDone }: NewUserProps) {
  const organization = useQuery(organizationQuery(organizationId)).data;
  if (organization === undefined) return <Loading rows={4} />;
  return <NewUserForm organization={organization} canGrantPlatform={canGrantPlatform} onDone={onDone} />;
}

interface NewUserFormProps extends Omit<NewUserProps, 'organizationId'> {
  readonly organization: Organization;
}

function NewUserForm({ organization, canGrantPlatform, onDone }: NewUserFormProps) {
  const { t } = useTranslation('users');
  const editing = useAddingUser(organization, onDone);
  return (
    <>
      <UserHead title={t('add')} />
      <FormPage<typeof usersCalls.update>
        editing={editing}
        labels={useFieldLabels('user')}
        adding={{ verb: t('add'), onCancel: onDone }}
      >
        <PersonSection hint={t('sections.newPersonHint')} emailHint={t('hints.email')} />
        <RightsSection canGrantPlatform={canGrantPlatform} organization={organization} />
        {!isCreditor(organization) && <ImmatriculationSection />}
      </FormPage>
    </>
  );
}

function useAddingUser(organization: Organization, onDone: () => void) {
  const organizationId = organization.id;
  const { t } = useTranslation('users');
  const queries = useQueryClient();
  const [preferredLanguage] = useState(useLanguage());
  const form = useContractForm(usersCalls.update, {
    ...newUserIn(organization),
    preferredLanguage,
  });
  const saving = useSaving({
    form,
    save: ({ version: _, userType = 'Employee', ...body }) =>
      request(usersCalls.create, { body: { ...body, userType, organizationId } }),
    onSaved: (user) => {
      void queries.invalidateQueries({ queryKey: [...USERS, 'list'] });
      void queries.invalidateQueries({ queryKey: ['organizations', 'list'] });
      showSuccess(t('added', { name: fullName(user) }), t('addedText'));
      onDone();
    },
  });
  return { form, ...saving };
}
