import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { AnswerOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DossierStatusBadge, HoldBadge } from '../../components/badges.tsx';
import { DetailPage } from '../../components/detail-page.tsx';
import formClasses from '../../components/form/form.module.css';
import { FormLayout } from '../../components/form/form-layout.tsx';
import { Loading } from '../../components/states.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import classes from './dossier-outline.module.css';
import { DOSSIERS } from './dossier-queries.ts';
import { useRowName } from './use-defendant-name.ts';
import { WorkflowSteps } from './workflow-steps.tsx';

/** While a dossier is on its way: what the list told of it already, and the shape of the rest where it will stand. */
export function DossierOutline({ dossierId }: { readonly dossierId: string }) {
  const { t } = useTranslation('states');
  const row = useListed(dossierId);
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {row ? <ListedOutline row={row} /> : <UnknownOutline />}
    </>
  );
}

/** The dossier as a list shows it that was opened before. */
function useListed(dossierId: string): DossierRow | undefined {
  const lists = useQueryClient().getQueriesData<AnswerOf<typeof dossiersCalls.list>>({
    queryKey: [...DOSSIERS, 'list'],
  });
  return lists.flatMap(([, list]) => list?.items ?? []).find(({ id }) => id === dossierId);
}

function ListedOutline({ row }: { readonly row: DossierRow }) {
  const name = useRowName(row);
  usePageTitle(`${row.fileNumber} ${name}`.trim());
  return (
    <Outline
      title={row.fileNumber}
      subject={name}
      remarks={
        <>
          <Skeleton height={12} width="8rem" radius="lg" />
          <DossierStatusBadge status={row.status} />
          <HoldBadge holds={row.holds} />
        </>
      }
      steps={<WorkflowSteps dossier={row} />}
    />
  );
}

function UnknownOutline() {
  const { t } = useTranslation('shell');
  usePageTitle(t('titles.editDossier'));
  return (
    <Outline
      title={t('titles.editDossier')}
      remarks={<Skeleton height={12} width="8rem" radius="lg" />}
      steps={
        <div className={classes.steps}>
          <Skeleton height={12} radius="lg" />
        </div>
      }
    />
  );
}

const TABS = {
  general: '4rem',
  balance: '8rem',
  statements: '5rem',
  invitations: '6.5rem',
  calculation: '5.5rem',
  costs: '3.5rem',
  audit: '4.5rem',
};

interface OutlineProps {
  readonly title: string;
  readonly subject?: string;
  readonly remarks: ReactNode;
  readonly steps: ReactNode;
}

/** To be seen only: whoever listens is told that it is loading. */
function Outline({ title, subject, remarks, steps }: OutlineProps) {
  const { t } = useTranslation('shell');
  const { tab = 'general' } = useSearch({ strict: false });
  return (
    <div aria-hidden>
      <DetailPage
        crumb={t('menu.dossiers')}
        title={title}
        subject={subject}
        remarks={remarks}
        actions={<div className={classes.act} />}
        progress={
          <>
            {steps}
            <div className={classes.tabs}>
              {Object.entries(TABS).map(([name, width]) => (
                <Skeleton key={name} height={12} width={width} radius="lg" />
              ))}
            </div>
          </>
        }
      >
        {tab === 'general' ? <FormOutline /> : <Loading rows={5} />}
      </DetailPage>
    </div>
  );
}

/** The fields of the first parts of the form. */
const SECTIONS = [
  ['title', 'number', 'reference', 'repertory', 'filed', 'language', 'type', 'payment'],
  ['sale', 'seizure', 'consulted'],
  ['search', 'enterprise', 'name', 'form', 'address', 'zipcode', 'city'],
] as const;

/** These take the whole width. */
const WHOLE: ReadonlySet<string> = new Set(['title', 'search']);

/** These are cards of their own. */
const TALL: ReadonlySet<string> = new Set(['sale', 'seizure']);

/** The form of the first tab, with the rail beside it. */
function FormOutline() {
  return (
    <FormLayout rail={<RailOutline />}>
      {SECTIONS.map((fields) => (
        <section key={fields[0]} className={formClasses.section}>
          <Skeleton mt={4} height={12} width="6rem" radius="lg" />
          <div className={classes.fields}>
            {fields.map((field) => (
              <div
                key={field}
                className={classes.field}
                data-whole={WHOLE.has(field) || undefined}
                data-tall={TALL.has(field) || undefined}
              >
                {!TALL.has(field) && <Skeleton className={classes.label ?? ''} radius="lg" />}
                <div className={classes.box} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </FormLayout>
  );
}

function RailOutline() {
  return (
    <>
      <Skeleton mt={4} height={12} width="7rem" radius="lg" />
      <div className={classes.next} />
      <Skeleton mt="xl" height={12} width="5rem" radius="lg" />
      <Skeleton mt="md" height={12} width="80%" radius="lg" />
      <Skeleton mt="md" height={12} width="65%" radius="lg" />
    </>
  );
}
