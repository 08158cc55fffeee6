import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { lazy, Suspense } from 'react';
import { Loading } from '../../../components/states.tsx';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { InvitedPage } from './invited-page.tsx';
import { BackToStatement } from './step-links.tsx';

/** The questions come with the whole law in four languages: only for who answers them. */
const WhyFlow = lazy(async () => ({ default: (await import('./why-flow.tsx')).WhyFlow }));

/** Why the amount is owed, which decides whether a part of it is paid first. */
export function WhyStep({ statement }: { readonly statement: InvitedStatement }) {
  const { t } = useTranslation('why');
  return (
    <Suspense
      fallback={
        <InvitedPage title={t('title')} back={<BackToStatement tpStatementId={statement.id} />}>
          <Loading rows={5} />
        </InvitedPage>
      }
    >
      <WhyFlow statement={statement} />
    </Suspense>
  );
}
