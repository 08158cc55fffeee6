import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import classes from './notice-facts.module.css';
import { SourceMark } from './source-mark.tsx';
import type { Notice } from './sources.ts';

/** What a notice may tell, in the order in which people look for it. */
const FACTS = [
  'seizureNature',
  'actOn',
  'servedOn',
  'claimNature',
  'amount',
  'causeOfPreference',
  'place',
  'seizedGoods',
  'saleOn',
  'thirdPartyDebtor',
  'bailiff',
  'court',
  'contact',
] as const;
type Fact = (typeof FACTS)[number];

/** These are looked for in every notice: that one is not there is worth knowing. */
const EXPECTED: ReadonlySet<Fact> = new Set(['claimNature', 'amount', 'causeOfPreference']);

interface NoticeFactsProps {
  readonly notice: Notice;
  readonly index: number;
  readonly count: number;
  readonly onShow: (name: string) => void;
}

/** What one notice says, to be compared with the extract; nothing of it is typed over. */
export function NoticeFacts({ notice, index, count, onShow }: NoticeFactsProps) {
  const { t } = useTranslation(['extracts', 'vocabulary']);
  const language = useLanguage();
  const type = notice.noticeType.value;
  const number = notice.noticeNumber.value;
  const show = (name: string) => () => onShow(`notices.${index}.${name}`);
  const shown = FACTS.filter((fact) => notice[fact].printed !== null || EXPECTED.has(fact));
  const inWords = (fact: Fact) => {
    if (fact === 'amount' && notice.amount.value !== null) return formatAmount(notice.amount.value, language);
    const { value, printed } = notice[fact];
    const isDate = fact === 'actOn' || fact === 'servedOn' || fact === 'saleOn';
    return isDate && value !== null ? formatDate(String(value), language) : (value ?? printed);
  };
  return (
    <section className={classes.notice}>
      <Title order={3} fz="md" lh="md">
        {count > 1 ? t('creditors.notice', { number: index + 1, count }) : t('creditors.oneNotice')}
        <Text span inherit fw={400} c="dimmed" ms="sm">
          {[type && t(`vocabulary:noticeType.${type}`), number].filter(Boolean).join(' · ')}
        </Text>
      </Title>
      <dl className={classes.facts}>
        {shown.map((fact) => (
          <div key={fact} className={classes.fact}>
            <dt>{t(`facts.${fact}`)}</dt>
            <dd className={classes.value} data-missing={notice[fact].printed === null || undefined}>
              {inWords(fact) ?? t('mark.notInExtract')}
            </dd>
            <dd className={classes.mark}>
              <SourceMark found={notice[fact]} label={t(`facts.${fact}`)} onShow={show(fact)} />
            </dd>
          </div>
        ))}
        {notice.details.map((detail) => (
          <div key={detail.label} className={classes.fact}>
            <dt>{detail.label}</dt>
            <dd className={classes.value}>{detail.value ?? detail.printed}</dd>
            <dd className={classes.mark}>
              <SourceMark found={detail} label={detail.label} onShow={show(`details.${detail.label}`)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
