import { Table } from '@mantine/core';
import { cite } from '@prorata/law/cite';
import { PARAMETERS } from '@prorata/law/parameters/register';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/badges.tsx';
import type { Tone } from '../../components/status-tones.ts';
import { DateText } from '../../components/values.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import { figureOf } from './figure-of.ts';
import classes from './parameters-page.module.css';
import { type Figure, useFigureWords } from './use-figure-words.ts';

const TONES = { source: 'positive', practice: 'info', unverified: 'warning' } as const satisfies Record<
  string,
  Tone
>;

/** The figures of the law as they stand today, with where they come from and how sure that is. */
export function LawFigures() {
  const { t } = useTranslation('parameters');
  const language = useLanguage();
  const inWords = useFigureWords();
  return (
    <section className={classes.card} aria-labelledby="law-figures">
      <h2 id="law-figures" className={classes.cardTitle}>
        {t('law.title')}
      </h2>
      <p className={classes.cardHint}>{t('law.hint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, also by keyboard. */}
      <div className={classes.table} tabIndex={0}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('law.figure')}</Table.Th>
              <Table.Th>{t('law.today')}</Table.Th>
              <Table.Th>{t('law.since')}</Table.Th>
              <Table.Th>{t('law.basis')}</Table.Th>
              <Table.Th>{t('law.confidence')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {PARAMETERS.map((parameter) => {
              const { value, from, reference, confidence } = figureOf<Figure>(parameter);
              return (
                <Table.Tr key={parameter.id}>
                  <Table.Td>
                    <span className={classes.name}>{parameter.names[language]}</span>
                  </Table.Td>
                  <Table.Td>{inWords(parameter.unit, value)}</Table.Td>
                  <Table.Td>
                    <DateText value={from} />
                  </Table.Td>
                  <Table.Td>
                    {cite(reference, language)}
                    {reference.reportedBy && (
                      <span className={classes.text}>
                        {t('law.reportedBy', { who: reference.reportedBy })}
                      </span>
                    )}
                  </Table.Td>
                  <Table.Td>
                    <StatusBadge tone={TONES[confidence]}>{t(`law.confidences.${confidence}`)}</StatusBadge>
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  );
}
