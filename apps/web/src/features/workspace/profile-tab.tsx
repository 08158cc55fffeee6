import { workspaceCalls } from '@prorata/contract/workspace/calls';
import type { WorkspaceProfile } from '@prorata/contract/workspace/profile';
import { TITLE_KINDS } from '@prorata/domain/vocabulary';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RowsField } from '../../components/claims/rows-field.tsx';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { CheckedNumberField, IBAN } from '../../components/form/number-fields.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { PageBody } from '../../components/page.tsx';
import { QueryState, ReadOnlyNotice } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { profileQuery } from './workspace-queries.ts';

type ProfileForm = ValuesOf<typeof workspaceCalls.updateProfile>;

interface ProfileTabProps {
  readonly canEdit: boolean;
}

/** What every statement of the organization begins with: whom to ask, where to pay, on which titles. */
export function ProfileTab({ canEdit }: ProfileTabProps) {
  const { t } = useTranslation('workspace');
  const query = useQuery(profileQuery);
  if (query.data === undefined) {
    return (
      <PageBody>
        <QueryState query={query} rows={4} />
      </PageBody>
    );
  }
  return (
    <>
      {!canEdit && <ReadOnlyNotice>{t('profile.readOnly')}</ReadOnlyNotice>}
      <ProfileEditor profile={query.data} canEdit={canEdit} />
    </>
  );
}

function ProfileEditor({ profile, canEdit }: ProfileTabProps & { readonly profile: WorkspaceProfile }) {
  const { t } = useTranslation('workspace');
  const queries = useQueryClient();
  const form = useContractForm(workspaceCalls.updateProfile, profile);
  const keep = (saved: WorkspaceProfile) => queries.setQueryData(profileQuery.queryKey, saved);
  const saving = useSaving({
    form,
    save: (body) => request(workspaceCalls.updateProfile, { body }),
    onSaved: (saved) => {
      keep(saved);
      form.reset(saved);
      showSuccess(t('profile.saved'));
    },
    reload: async () => {
      const newest = await request(workspaceCalls.readProfile, {});
      keep(newest);
      return newest;
    },
  });
  return (
    <FormPage<typeof workspaceCalls.updateProfile>
      editing={{ form, ...saving }}
      labels={useFieldLabels('workspace')}
      isReadOnly={!canEdit}
    >
      <FormSection title={t('profile.contact')} hint={t('profile.contactHint')}>
        <TextField<ProfileForm> name="contactName" span={12} />
        <TextField<ProfileForm> name="email" span={8} type="email" />
        <TextField<ProfileForm> name="phone" type="tel" />
      </FormSection>
      <Accounts />
      <Titles />
      <FormSection title={t('profile.formats')} hint={t('profile.formatsHint')}>
        <TextField<ProfileForm> name="referenceFormat" span={6} />
        <TextField<ProfileForm> name="communicationFormat" span={6} />
      </FormSection>
    </FormPage>
  );
}

function Accounts() {
  const { t } = useTranslation('workspace');
  return (
    <FormSection title={t('profile.accounts')} hint={t('profile.accountsHint')}>
      <RowsField
        name="accounts"
        title={t('profile.accounts')}
        isTitleHidden
        addLabel={t('profile.addAccount')}
        removeLabel={(n) => t('profile.removeAccount', { n })}
        blank={() => ({ label: null, iban: null, accountHolder: null })}
      >
        {(path) => (
          <>
            <TextField name={`${path}.label`} span={4} required />
            <CheckedNumberField name={`${path}.iban`} span={4} kind={IBAN} required />
            <TextField name={`${path}.accountHolder`} span={4} />
          </>
        )}
      </RowsField>
    </FormSection>
  );
}

function Titles() {
  const { t } = useTranslation(['workspace', 'vocabulary']);
  const kinds = TITLE_KINDS.filter((kind) => kind !== 'withoutTitle').map((value) => ({
    value,
    label: t(`vocabulary:titleKind.${value}`),
  }));
  return (
    <FormSection title={t('profile.titles')} hint={t('profile.titlesHint')}>
      <RowsField
        name="titles"
        title={t('profile.titles')}
        isTitleHidden
        addLabel={t('profile.addTitle')}
        removeLabel={(n) => t('profile.removeTitle', { n })}
        blank={() => ({ label: null, kind: null, issuer: null, note: null })}
      >
        {(path) => (
          <>
            <TextField name={`${path}.label`} span={6} required />
            <SelectField name={`${path}.kind`} span={6} choices={kinds} searchable required />
            <TextField name={`${path}.issuer`} span={6} />
            <TextField name={`${path}.note`} span={6} />
          </>
        )}
      </RowsField>
    </FormSection>
  );
}
