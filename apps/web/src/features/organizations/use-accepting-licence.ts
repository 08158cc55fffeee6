import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { ORGANIZATIONS } from './organization-queries.ts';

/** Accepting the licence agreement for the own organization, in the language in which it was read. */
export function useAcceptingLicence(onAccepted: () => void) {
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
