import { Button, FileButton, Group, Modal } from '@mantine/core';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { LOGO_MEDIA_TYPES } from '@prorata/contract/organizations/logo';
import type { Organization } from '@prorata/contract/organizations/organization';
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Cell } from '../../components/form/field.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { Crop } from './crop-geometry.ts';
import { LogoCropper } from './logo-cropper.tsx';
import { type ChosenImage, logoFile, readImage } from './logo-image.ts';
import classes from './organizations.module.css';

interface LogoSectionProps {
  readonly organization: Organization;
  readonly isReadOnly: boolean;
  readonly onSaved: (organization: Organization) => void;
}

/** The logo is saved by itself, apart from the form around it. */
export function LogoSection({ organization, isReadOnly, onSaved }: LogoSectionProps) {
  const { t } = useTranslation('organizations');
  const logo = useLogo(organization, onSaved);
  const forgetFile = useRef<() => void>(null);
  const choose = (file: File) => {
    logo.choose(file);
    // So that the same file can be chosen again after a cancelled attempt.
    forgetFile.current?.();
  };
  const refusal = logo.problem && <Refusal title={t('logo.notSaved')} {...logo.problem} />;
  return (
    <FormSection title={t('sections.logo')} hint={t('sections.logoHint')}>
      <Cell span={12}>
        <Group align="flex-start" gap="lg">
          <Preview organization={organization} />
          {!isReadOnly && (
            <Group flex="1 1 14rem">
              <FileButton
                accept={LOGO_MEDIA_TYPES.join(',')}
                resetRef={forgetFile}
                onChange={(file) => file && choose(file)}
              >
                {(props) => (
                  <Button {...props} variant="default" leftSection={<IconUpload />}>
                    {t('logo.choose')}
                  </Button>
                )}
              </FileButton>
              {organization.logo !== null && (
                <Button
                  variant="default"
                  leftSection={<IconTrash />}
                  loading={logo.isRemoving}
                  onClick={logo.remove}
                >
                  {t('logo.remove')}
                </Button>
              )}
              <Hint w="100%">{t('logo.hint')}</Hint>
            </Group>
          )}
        </Group>
      </Cell>
      {!logo.image && refusal && <Cell span={12}>{refusal}</Cell>}
      <Modal
        opened={logo.image !== undefined}
        onClose={logo.cancel}
        title={t('logo.crop')}
        withCloseButton={false}
      >
        {logo.image && (
          <LogoCropper
            image={logo.image}
            isSaving={logo.isUploading}
            onSave={(crop) => logo.image && logo.upload(logo.image, crop)}
            onCancel={logo.cancel}
          />
        )}
        {refusal}
      </Modal>
    </FormSection>
  );
}

function Preview({ organization: { logo, name } }: { readonly organization: Organization }) {
  const { t } = useTranslation('organizations');
  if (logo !== null) return <img className={classes.logo} src={logo} alt={t('logo.of', { name })} />;
  return (
    <div className={classes.none}>
      <IconPhoto size={20} stroke={1.5} aria-hidden />
      {t('logo.none')}
    </div>
  );
}

/** Choosing, cropping, uploading and removing the logo of an organization. */
function useLogo({ id, version }: Organization, onSaved: (organization: Organization) => void) {
  const inWords = useProblem();
  const params = { organizationId: id };
  const choosing = useMutation({ mutationFn: readImage });
  const uploading = useMutation({
    mutationFn: async ({ image, crop }: { image: ChosenImage; crop: Crop }) =>
      request(organizationsCalls.uploadLogo, { params, file: await logoFile(image, crop) }),
    onSuccess: (organization) => {
      choosing.reset();
      onSaved(organization);
    },
  });
  const removing = useMutation({
    mutationFn: async () => {
      await request(organizationsCalls.removeLogo, { params, query: { version } });
      return request(organizationsCalls.read, { params });
    },
    onSuccess: onSaved,
  });
  const failure = choosing.error ?? uploading.error ?? removing.error;
  return {
    image: choosing.data,
    choose: (file: File) => {
      uploading.reset();
      removing.reset();
      choosing.mutate(file);
    },
    cancel: () => {
      choosing.reset();
      uploading.reset();
    },
    upload: (image: ChosenImage, crop: Crop) => uploading.mutate({ image, crop }),
    isUploading: uploading.isPending,
    remove: () => removing.mutate(),
    isRemoving: removing.isPending,
    problem: failure === null ? undefined : inWords(failure),
  };
}
