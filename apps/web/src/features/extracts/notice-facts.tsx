import { Text, Title } from '@mantine/core';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import type { ExtractCreditor } from '@prorata/contract/extracts/extract';
import type { ComponentProps } from 'react';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
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
    return isDate && value !== null
      ? formatDate(String(value), language)
      : value === null
        ? printed
        : String(value);
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
          <FactRow
            key={fact}
            label={t(`facts.${fact}`)}
            found={notice[fact]}
            words={inWords(fact)}
            onShow={show(fact)}
          />
        ))}
        {notice.details.map((detail) => (
          <FactRow
            key={detail.label}
            label={detail.label}
            found={detail}
            words={detail.value ?? detail.printed}
            onShow={show(`details.${detail.label}`)}
          />
        ))}
      </dl>
    </section>
  );
}

interface FactRowProps {
  readonly label: string;
  readonly found: ComponentProps<typeof SourceMark>['found'];
  readonly words: string | null;
  readonly onShow: () => void;
}

function FactRow({ label, found, words, onShow }: FactRowProps) {
  const { t } = useTranslation('extracts');
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd className={classes.value} data-missing={found.printed === null || undefined}>
        {words ?? t('mark.notInExtract')}
      </dd>
      <dd className={classes.mark}>
        <SourceMark found={found} label={label} onShow={onShow} />
      </dd>
    </div>
  );
}

/** What tells people and services apart, and has no field of its own to be typed over. */
const PARTY_FACTS = ['department', 'electedDomicile', 'birthDate'] as const;

interface PartyFactsProps {
  readonly party: ExtractDraft['defendant'] & Partial<Pick<ExtractCreditor, 'electedDomicile'>>;
  /** Before the names of its sources. */
  readonly prefix?: string;
  readonly onShow: (name: string) => void;
}

/** What else the extract says about who somebody is. */
export function PartyFacts({ party, prefix = '', onShow }: PartyFactsProps) {
  const { t } = useTranslation('extracts');
  const language = useLanguage();
  const facts = PARTY_FACTS.flatMap((fact) => {
    const found = party[fact];
    return found === undefined || found.printed === null ? [] : [{ fact, found }];
  });
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {facts.map(({ fact, found }) => (
        <FactRow
          key={fact}
          label={t(`facts.${fact}`)}
          found={found}
          words={
            fact === 'birthDate' && found.value !== null
              ? formatDate(found.value, language)
              : (found.value ?? found.printed)
          }
          onShow={() => onShow(`${prefix}${fact}`)}
        />
      ))}
    </dl>
  );
}
