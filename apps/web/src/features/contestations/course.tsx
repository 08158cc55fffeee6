import { Text } from '@mantine/core';
import type { Contestations } from '@prorata/contract/contestations/contestation';
import { SectionTitle } from '../../components/text.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './contestation-part.module.css';

interface Step {
  readonly label: string;
  readonly date: string | null;
  readonly article: string;
  readonly isDone: boolean;
}

/** The course of the matter, from the signature to where interest stops, with the articles of the Judicial Code. */
export function Course({ overview }: { readonly overview: Contestations }) {
  const { t } = useTranslation('contestations');
  const language = useLanguage();
  const steps = useSteps(overview);
  return (
    <aside>
      <SectionTitle mb="sm">{t('course.title')}</SectionTitle>
      <ol className={classes.course}>
        {steps.map(({ label, date, article, isDone }) => (
          <li key={label}>
            <span className={classes.dot} data-done={isDone || undefined} aria-hidden />
            <span>
              <Text span fw={isDone ? 500 : 400} display="block">
                {label}
              </Text>
              {date && <span className={classes.article}>{formatDate(date, language)}</span>}
            </span>
            <span className={classes.article}>{article}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}

function useSteps({ draft, contestations, proceeding }: Contestations): Step[] {
  const { t } = useTranslation('contestations');
  const contested = contestations
    .filter(({ state }) => state !== 'annulled')
    .map(({ contestant, date }) => ({
      label: t('course.contested', { name: contestant }),
      ...{ date, article: '1629', isDone: true },
    }));
  const ahead = (key: CourtStep, date: string | null | undefined, article: string): Step => ({
    label: t(`course.${key}`),
    date: date ?? null,
    article,
    isDone: date !== null && date !== undefined,
  });
  const isOver = draft.payableFrom !== null && contested.length === 0;
  return [
    { label: t('course.signed'), date: draft.signedAt, article: '1629', isDone: true },
    {
      label: t('course.handedOver', { count: draft.handedOver }),
      ...{ date: null, article: '53bis', isDone: draft.handedOver > 0 },
    },
    ...contested,
    { label: t('course.termEnds'), date: draft.contestUntil, article: '1629', isDone: isOver },
    ahead('consigned', proceeding?.consignedOn, '1631, 1°'),
    ahead('filed', proceeding?.filedOn, '1631, 2°'),
    ahead('hearing', proceeding?.hearingOn, '1632'),
    ahead('judged', proceeding?.judgedOn, '1634'),
    ahead('appealed', proceeding?.appealedOn, '1635'),
    ahead('paid', proceeding?.paidOn, '1636'),
    { label: t('course.interest'), date: null, article: '1637', isDone: false },
  ];
}

type CourtStep = 'consigned' | 'filed' | 'hearing' | 'judged' | 'appealed' | 'paid';
