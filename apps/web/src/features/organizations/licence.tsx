import { Anchor, Button, Modal, Stack, Text } from '@mantine/core';
import type { LegalText } from '@prorata/contract/legal/legal-text';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RailSection } from '../../components/block.tsx';
import { LegalBox } from '../../components/markdown.tsx';
import { Notice } from '../../components/notice.tsx';
import { LoadError, Refusal } from '../../components/states.tsx';
import { Acts } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { ConsentBox } from '../legal/consent-box.tsx';
import { licenceQuery, ORGANIZATIONS } from './organization-queries.ts';

/** While the licence agreement of the own organization is not accepted: who can do so, and how. */
export function LicenceToAccept({ name }: { readonly name: string }) {
  const { t } = useTranslation('organizations');
  const inWords = useProblem();
  const [isOpen, setOpen] = useState(false);
  const licence = useQuery(licenceQuery(useLanguage()));
  if (licence.isError) {
    return <LoadError {...inWords(licence.error)} onRetry={() => void licence.refetch()} />;
  }
  if (licence.data === undefined || licence.data.isAccepted) return null;
  const { canAccept, administrators, agreement } = licence.data;
  return (
    <RailSection title={t('licence.title')}>
      <Notice
        acts={
          <Button variant={canAccept ? 'filled' : 'default'} onClick={() => setOpen(true)}>
            {canAccept ? t('licence.readAndAccept') : t('licence.read')}
          </Button>
        }
      >
        <Text size="sm">
          {canAccept ? t('licence.mustAccept', { name }) : t('licence.askAdministrator', { name })}
        </Text>
        {!canAccept && administrators.length > 0 && (
          <Text size="sm" mt="sm">
            {administrators.join(', ')}
          </Text>
        )}
      </Notice>
      <LicenceDialog
        opened={isOpen}
        name={name}
        agreement={agreement}
        canAccept={canAccept}
        onClose={() => setOpen(false)}
      />
    </RailSection>
  );
}

/** Leads to the text of the agreement that binds the organization. */
export function AcceptedLicence({ name }: { readonly name: string }) {
  const { t } = useTranslation('organizations');
  const [isOpen, setOpen] = useState(false);
  const licence = useQuery(licenceQuery(useLanguage()));
  if (licence.data === undefined) return null;
  return (
    <>
      <Anchor component="button" type="button" display="block" size="sm" onClick={() => setOpen(true)}>
        {t('licence.read')}
      </Anchor>
      <LicenceDialog
        opened={isOpen}
        name={name}
        agreement={licence.data.agreement}
        canAccept={false}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

interface LicenceDialogProps {
  readonly opened: boolean;
  /** Of the organization that is bound by it. */
  readonly name: string;
  readonly agreement: LegalText;
  readonly canAccept: boolean;
  readonly onClose: () => void;
}

function LicenceDialog({ opened, agreement, onClose, ...acceptance }: LicenceDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={agreement.title}
      size="44rem"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <LegalBox text={agreement} />
      {acceptance.canAccept && <Acceptance name={acceptance.name} onClose={onClose} />}
    </Modal>
  );
}

function Acceptance({ name, onClose }: Pick<LicenceDialogProps, 'name' | 'onClose'>) {
  const { t } = useTranslation(['organizations', 'forms']);
  const [isChecked, setChecked] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { accept, isAccepting, problem } = useAcceptingLicence(onClose);
  return (
    <Stack gap="lg" mt="lg">
      <ConsentBox
        label={t('licence.consent', { name })}
        checked={isChecked}
        error={isRefused && !isChecked && t('licence.consentMissing')}
        onChange={setChecked}
      />
      {problem && <Refusal title={t('licence.notAccepted')} {...problem} />}
      <Acts mt={0}>
        <Button variant="default" disabled={isAccepting} onClick={onClose}>
          {t('forms:cancel')}
        </Button>
        <Button loading={isAccepting} onClick={() => (isChecked ? accept() : setRefused(true))}>
          {t('licence.accept')}
        </Button>
      </Acts>
    </Stack>
  );
}

/** Accepting the licence agreement for the own organization, in the language in which it was read. */
function useAcceptingLicence(onAccepted: () => void) {
  const { t } = useTranslation('organizations');
  const queries = useQueryClient();
  const inWords = useProblem();
  const language = useLanguage();
  const accepting = useMutation({
    mutationFn: () => request(organizationsCalls.acceptEula, { body: { accepted: true, language } }),
    onSuccess: (organization) => {
      showSuccess(t('licence.accepted'), organization.name);
      onAccepted();
      void queries.invalidateQueries({ queryKey: ORGANIZATIONS });
      void queries.invalidateQueries({ queryKey: ownUserQuery.queryKey });
    },
  });
  return {
    accept: () => accepting.mutate(),
    isAccepting: accepting.isPending,
    problem: accepting.error === null ? undefined : inWords(accepting.error),
  };
}
