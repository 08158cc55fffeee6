import { Text, UnstyledButton } from '@mantine/core';
import type { Parameter } from '@prorata/contract/parameters/parameter';
import { type ParameterGroup as Group, PARAMETER_GROUPS } from '@prorata/domain/parameters/parameter';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Block } from '../../components/block.tsx';
import { Page, PageBody, PageHeader } from '../../components/page.tsx';
import { QueryState } from '../../components/states.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ScalesCard } from '../income/scales-card.tsx';
import { LawFigures } from './law-figures.tsx';
import { ParameterDialog } from './parameter-dialog.tsx';
import { parametersQuery } from './parameter-queries.ts';
import classes from './parameters.module.css';
import { useParameterLabels } from './use-parameter-labels.ts';

/** What platform administrators may set, and beside it the figures that only the law changes. */
export function ParametersPage() {
  const { t } = useTranslation(['parameters', 'shell']);
  const parameters = useQuery(parametersQuery);
  const [openId, setOpenId] = useState<string>();
  const items: readonly Parameter[] = parameters.data?.items ?? [];
  usePageTitle(t('shell:menu.parameters'));
  return (
    <Page>
      <PageHeader title={t('shell:menu.parameters')} />
      <PageBody>
        <Text c="dimmed" maw="80ch">
          {t('intro')}
        </Text>
        <QueryState query={parameters} rows={5} />
        {parameters.data &&
          PARAMETER_GROUPS.map((group) => (
            <ParameterGroup
              key={group}
              group={group}
              parameters={items.filter((parameter) => parameter.group === group)}
              onOpen={setOpenId}
            />
          ))}
        <ScalesCard />
        <LawFigures />
      </PageBody>
      <ParameterDialog
        parameter={items.find(({ id }) => id === openId)}
        onClose={() => setOpenId(undefined)}
      />
    </Page>
  );
}

interface ParameterGroupProps {
  readonly group: Group;
  readonly parameters: readonly Parameter[];
  readonly onOpen: (id: string) => void;
}

/** The parameters that belong together; each row opens its parameter. */
function ParameterGroup({ group, parameters, onOpen }: ParameterGroupProps) {
  const { t } = useTranslation('parameters');
  const { nameOf, textOf, inWords } = useParameterLabels();
  return (
    <Block title={t(`groups.${group}`)}>
      <ul className={classes.rows}>
        {parameters.map((parameter) => (
          <li key={parameter.id}>
            <UnstyledButton className={classes.row ?? ''} onClick={() => onOpen(parameter.id)}>
              <span>
                <Text span display="block" fw={500}>
                  {nameOf(parameter.id)}
                </Text>
                <Text span display="block" size="sm" c="dimmed">
                  {textOf(parameter.id)}
                </Text>
              </span>
              <span className={classes.value} data-empty={parameter.value === '' || undefined}>
                {inWords(parameter, parameter.value)}
              </span>
              <StatusBadge tone={parameter.isChanged ? 'primary' : 'slate'}>
                {t(parameter.isChanged ? 'state.changed' : 'state.default')}
              </StatusBadge>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Block>
  );
}
