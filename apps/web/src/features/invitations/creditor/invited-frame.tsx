import { Button, Text } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { InvitedDossier } from '@prorata/contract/invitations/invited-dossier';
import { IconMailQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Empty, LoadError, Loading } from '../../../components/states.tsx';
import { ProblemError, useProblem } from '../../../platform/client/problem.ts';
import { readStoredLanguage } from '../../../platform/language/choose-language.ts';
import { changeLanguage } from '../../../platform/language/i18n.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { InvitedProvider, invitedDossierQuery } from './invited.ts';
import classes from './invited-frame.module.css';

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

/** Whether the code itself is the trouble: it is no code, or no invitation has it. */
function isWrongCode(error: unknown): boolean {
  return (
    error instanceof ProblemError &&
    (error.code === 'invitation-code-invalid' || error.code === 'invitation-not-found')
  );
}

/** The code opens nothing: why, and the way back to where it is typed. */
function WrongCode({ message }: { readonly message: string }) {
  const { t } = useTranslation('invited');
  usePageTitle(t('wrongCode.title'));
  return (
    <Empty
      icon={IconMailQuestion}
      title={t('wrongCode.title')}
      action={
        <Button variant="default" size="lg" renderRoot={(props) => <Link to="/" {...props} />}>
          {t('wrongCode.again')}
        </Button>
      }
    >
      <span role="alert">{message}</span> {t('wrongCode.hint')}
    </Empty>
  );
}

/** Shows the language in which the creditor was written to, until they choose another; a choice is never overruled. */
function useInvitationLanguage(dossier: InvitedDossier | undefined): void {
  const language = dossier?.invitation.language ?? dossier?.language;
  useEffect(() => {
    if (language && readStoredLanguage() === null) changeLanguage(language).catch(console.warn);
  }, [language]);
}

/** Whom to ask, at the foot of every page. */
function OfficeContact({ office }: { readonly office: InvitedDossier['office'] }) {
  const { t } = useTranslation(['invited', 'vocabulary']);
  const { name, phone, email, address } = office;
  const place = [address.address1, [address.zipcode, address.city].filter(Boolean).join(' ')];
  return (
    <footer className={classes.foot}>
      <Text inherit fw={600} c="var(--mantine-color-text)">
        {t('office.title')}
      </Text>
      <Text inherit>{t('office.text', { name })}</Text>
      <p className={classes.ways}>
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        <span>{place.filter(Boolean).join(', ')}</span>
      </p>
      <p className={classes.ways}>
        <Link to="/genuine" target="_blank">
          {t('office.genuine')}
        </Link>
        <Link to="/terms-of-use" target="_blank">
          {t('vocabulary:legalText.terms-of-use')}
        </Link>
        <Link to="/privacy-policy" target="_blank">
          {t('vocabulary:legalText.privacy-policy')}
        </Link>
      </p>
    </footer>
  );
}
