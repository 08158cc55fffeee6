import { Notifications } from '@mantine/notifications';
import type { InvitedDossier } from '@prorata/contract/invitations/invited-dossier';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useProblem } from '../../app/client/use-problem.ts';
import { LoadError } from '../../components/load-error.tsx';
import { Loading } from '../../components/loading.tsx';
import { InvitedProvider } from './invited-context.ts';
import classes from './invited-frame.module.css';
import { invitedDossierQuery } from './invited-queries.ts';
import { isWrongCode } from './is-wrong-code.ts';
import { OfficeContact } from './office-contact.tsx';
import { useInvitationLanguage } from './use-invitation-language.ts';
import { WrongCode } from './wrong-code.tsx';

/** Around the pages of an invited creditor: which office asks and about which dossier stays in sight. */
export function InvitedFrame() {
  const { invitationCode } = useParams({ from: '/plain/invited/$invitationCode' });
  const inWords = useProblem();
  const { data, error, refetch } = useQuery(invitedDossierQuery(invitationCode));
  useInvitationLanguage(data);
  if (data === undefined) {
    return (
      <div className={classes.frame}>
        <div className={classes.instead}>
          {error === null && <Loading rows={4} />}
          {error !== null && isWrongCode(error) && <WrongCode message={inWords(error).message} />}
          {error !== null && !isWrongCode(error) && (
            <LoadError {...inWords(error)} onRetry={() => void refetch()} />
          )}
        </div>
      </div>
    );
  }
  return (
    <InvitedProvider value={{ invitationCode, dossier: data }}>
      <div className={classes.frame}>
        <Strip dossier={data} />
        <Outlet />
        <OfficeContact office={data.office} />
        <Notifications position="bottom-right" autoClose={5000} limit={3} />
      </div>
    </InvitedProvider>
  );
}

function Strip({ dossier: { office, fileNumber, defendantName } }: { readonly dossier: InvitedDossier }) {
  const { t } = useTranslation('invited');
  return (
    <div className={classes.strip}>
      <div className={classes.stripLine}>
        {office.logo && <img className={classes.logo} src={office.logo} alt="" />}
        <p className={classes.office}>{office.name}</p>
        <p className={classes.about}>
          {defendantName} · {t('dossierNumber', { number: fileNumber })}
        </p>
      </div>
    </div>
  );
}
