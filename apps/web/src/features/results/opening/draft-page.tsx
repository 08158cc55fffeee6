import type { LinkState } from '@prorata/contract/results/opening';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Loading } from '../../../components/states.tsx';
import { readStoredLanguage } from '../../../platform/language/choose-language.ts';
import { changeLanguage } from '../../../platform/language/i18n.ts';
import classes from './draft-page.module.css';
import { DraftView } from './draft-view.tsx';
import { NotOpened } from './not-opened.tsx';
import { linkQuery } from './opening-queries.ts';
import { useOpening } from './opening-session.ts';
import { ProofStep } from './proof-step.tsx';

/** Where the link of a mail leads: whoever it is for proves it, and reads the draft. */
export function DraftPage() {
  const { documentViewCode } = useParams({ from: '/plain/draft/$documentViewCode' });
  const { opened, keep, end } = useOpening(documentViewCode);
  return opened === undefined ? (
    <BeforeOpening documentViewCode={documentViewCode} onOpened={keep} />
  ) : (
    <DraftView documentViewCode={documentViewCode} opened={opened} onEnd={end} />
  );
}

type BeforeProps = Pick<Parameters<typeof ProofStep>[0], 'documentViewCode' | 'onOpened'>;

function BeforeOpening(props: BeforeProps) {
  const link = useQuery(linkQuery(props.documentViewCode));
  useLanguageOfMail(link.data);
  if (link.data !== undefined) return <ProofStep {...props} link={link.data} />;
  return (
    <div className={classes.frame}>
      <div className={classes.column}>
        {link.error === null ? (
          <Loading rows={4} />
        ) : (
          <NotOpened error={link.error} onRetry={() => void link.refetch()} />
        )}
      </div>
    </div>
  );
}

/** Shows the language of the mail, until its reader chooses another; a choice is never overruled. */
function useLanguageOfMail(link: LinkState | undefined): void {
  const language = link?.language;
  useEffect(() => {
    if (language && readStoredLanguage() === null) changeLanguage(language).catch(console.warn);
  }, [language]);
}
