import { UnstyledButton } from '@mantine/core';
import type { Parameter } from '@prorata/contract/parameters/parameter';
import type { ParameterGroup as Group } from '@prorata/domain/parameters/parameter';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/badges.tsx';
import classes from './parameters-page.module.css';
import { useParameterWords } from './use-parameter-words.ts';

interface ParameterGroupProps {
  readonly group: Group;
  readonly parameters: readonly Parameter[];
  readonly onOpen: (id: string) => void;
}

/** The parameters that belong together; each row opens its parameter. */
export function ParameterGroup({ group, parameters, onOpen }: ParameterGroupProps) {
  const { t } = useTranslation('parameters');
  const { nameOf, textOf, inWords } = useParameterWords();
  const titleId = `group-${group}`;
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.cardTitle}>
        {t(`groups.${group}`)}
      </h2>
      <ul className={classes.rows}>
        {parameters.map((parameter) => (
          <li key={parameter.id}>
            <UnstyledButton className={classes.row ?? ''} onClick={() => onOpen(parameter.id)}>
              <span>
                <span className={classes.name}>{nameOf(parameter.id)}</span>
                <span className={classes.text}>{textOf(parameter.id)}</span>
              </span>
              <span className={classes.value} data-empty={parameter.value === '' || undefined}>
                {inWords(parameter, parameter.value)}
              </span>
              <span className={classes.state}>
                <StatusBadge tone={parameter.isChanged ? 'primary' : 'slate'}>
                  {t(parameter.isChanged ? 'state.changed' : 'state.default')}
                </StatusBadge>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
