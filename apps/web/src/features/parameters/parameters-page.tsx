import type { Parameter } from '@prorata/contract/parameters/parameter';
import { PARAMETER_GROUPS } from '@prorata/domain/parameters/parameter';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, PageBody, PageHeader } from '../../components/page.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { LawFigures } from './law-figures.tsx';
import { ParameterDialog } from './parameter-dialog.tsx';
import { ParameterGroup } from './parameter-group.tsx';
import { parametersQuery } from './parameter-queries.ts';
import classes from './parameters-page.module.css';

/** What platform administrators may set, and beside it the figures that only the law changes. */
export function ParametersPage() {
  const { t } = useTranslation(['parameters', 'shell']);
  const inWords = useProblem();
  const parameters = useQuery(parametersQuery);
  const [openId, setOpenId] = useState<string>();
  const items: readonly Parameter[] = parameters.data?.items ?? [];
  usePageTitle(t('shell:menu.parameters'));
  return (
    <Page>
      <PageHeader title={t('shell:menu.parameters')} />
      <PageBody>
        <p className={classes.intro}>{t('intro')}</p>
        {parameters.isPending && <Loading rows={5} />}
        {parameters.isError && (
          <LoadError {...inWords(parameters.error)} onRetry={() => void parameters.refetch()} />
        )}
        {parameters.data &&
          PARAMETER_GROUPS.map((group) => (
            <ParameterGroup
              key={group}
              group={group}
              parameters={items.filter((parameter) => parameter.group === group)}
              onOpen={setOpenId}
            />
          ))}
        <LawFigures />
      </PageBody>
      <ParameterDialog
        parameter={items.find(({ id }) => id === openId)}
        onClose={() => setOpenId(undefined)}
      />
    </Page>
  );
}
