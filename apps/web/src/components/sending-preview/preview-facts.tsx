import { Badge, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import type { PieceOfPreview, SendingPreview } from '@prorata/contract/previews/preview';
import { IconCircleCheck, IconMail, IconMailCheck, IconRubberStamp } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { formatAmount, formatDate, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Notice } from '../notice.tsx';
import { Hint } from '../text.tsx';
import classes from './sending-preview.module.css';

interface PreviewFactsProps {
  readonly preview: SendingPreview;
  readonly piece: PieceOfPreview | undefined;
  readonly isReport: boolean;
  readonly onChoose: (number: number) => void;
}

const ICONS = { RegisteredLetter: IconRubberStamp, QualifiedDelivery: IconMailCheck, Email: IconMail };

/** Whom the piece goes to, and of the whole sending: what to look at, the last day, the costs and what was checked. */
export function PreviewFacts({ preview, piece, isReport, onChoose }: PreviewFactsProps) {
  return (
    <div className={classes.facts}>
      {piece && <Addressee piece={piece} />}
      <Warnings pieces={preview.pieces} onChoose={onChoose} />
      <Term preview={preview} />
      <Costs costs={preview.costs} />
      <Checks preview={preview} isReport={isReport} />
    </div>
  );
}

function Addressee({ piece }: { readonly piece: PieceOfPreview }) {
  const { t } = useTranslation(['preview', 'vocabulary']);
  const language = useLanguage();
  const WayIcon = ICONS[piece.sendMethod];
  return (
    <section>
      <Title order={3} size="md" mb={2}>
        {piece.name}
      </Title>
      <Hint>
        {t(`recipients.${piece.recipient}`)} · {piece.place}
      </Hint>
      <Badge
        variant="outline"
        color="slate"
        tt="none"
        mt="xs"
        leftSection={<WayIcon size={13} aria-hidden />}
      >
        {t(`filters.${piece.sendMethod}`)}
      </Badge>
      <Hint mt="xs">{t('language', { language: t(`vocabulary:language.${piece.language}`) })}</Hint>
      {piece.price !== null && <Hint>{t('price', { price: formatAmount(piece.price, language) })}</Hint>}
      {piece.lastDay !== null && (
        <Hint>{t('lastDay', { date: formatDate(piece.lastDay, language, 'long') })}</Hint>
      )}
      {piece.lastDay === null && piece.isReceiptAsked && <Hint>{t('fromReceipt')}</Hint>}
    </section>
  );
}

/** More than these are found by the filter. */
const MOST_WARNINGS = 5;

function Warnings({
  pieces,
  onChoose,
}: Pick<SendingPreview, 'pieces'> & Pick<PreviewFactsProps, 'onChoose'>) {
  const { t } = useTranslation('preview');
  const doubtful = pieces.filter(({ warnings }) => warnings.length > 0);
  if (doubtful.length === 0) return null;
  return (
    <Notice tone="warning" title={t('warnings.title')}>
      <Stack gap={4}>
        {doubtful.slice(0, MOST_WARNINGS).map(({ number, name, warnings }) => (
          <UnstyledButton key={number} className={classes.warning ?? ''} onClick={() => onChoose(number)}>
            <b>{name}</b>
            {`: ${warnings.map(({ code, year }) => t(`warnings.${code}`, { year: year ?? '' })).join(' ')}`}
          </UnstyledButton>
        ))}
        {doubtful.length > MOST_WARNINGS && <Hint>+ {doubtful.length - MOST_WARNINGS}</Hint>}
      </Stack>
    </Notice>
  );
}

function Term({ preview: { term } }: Pick<PreviewFactsProps, 'preview'>) {
  const { t } = useTranslation('preview');
  const language = useLanguage();
  if (term.kind === null) return null;
  return (
    <Part title={t(`term.${term.kind}`)}>
      <dl className={classes.lines}>
        {term.lines.map(({ sendMethod, lastDay, afterwards }) => {
          const way = t(`filters.${sendMethod}`);
          return (
            <Fragment key={sendMethod}>
              <Line
                label={t('term.now', { way })}
                value={lastDay === null ? t('term.receipt') : formatDate(lastDay, language, 'short')}
                isStrong
              />
              {afterwards && (
                <Line
                  label={t('term.after', {
                    way,
                    moment: `${formatDate(afterwards.on, language, 'short')} ${afterwards.at}`,
                  })}
                  value={formatDate(afterwards.lastDay, language, 'short')}
                />
              )}
            </Fragment>
          );
        })}
      </dl>
      <Hint>{t(`term.reference.${term.kind}`)}</Hint>
    </Part>
  );
}

function Costs({ costs }: Pick<SendingPreview, 'costs'>) {
  const { t } = useTranslation('preview');
  const language = useLanguage();
  const amount = (euros: number | null) => formatAmount(euros, language, 'none');
  return (
    <Part title={t('costs.title')}>
      <dl className={classes.lines}>
        {costs.lines.map(({ sendMethod, count, price, total }) => (
          <Line
            key={sendMethod}
            label={t(`filters.${sendMethod}`)}
            remark={`${count} × ${amount(price)}`}
            value={amount(total)}
          />
        ))}
        <Line label={t('costs.net')} value={amount(costs.net)} />
        <Line
          label={t('costs.vat', { percentage: formatDecimal(costs.vatPercentage, language, 0, 2) })}
          value={amount(costs.vat)}
        />
        <Line label={t('costs.total')} value={formatAmount(costs.total, language)} isStrong isTotal />
      </dl>
      {costs.total === null && <Text size="sm">{t('costs.noPrice')}</Text>}
      {costs.budgeted !== null && (
        <Hint>{t('costs.budgeted', { amount: formatAmount(costs.budgeted, language) })}</Hint>
      )}
    </Part>
  );
}

function Checks({ preview: { pieces }, isReport }: Pick<PreviewFactsProps, 'preview' | 'isReport'>) {
  const { t } = useTranslation('preview');
  const hasLetters = pieces.some(({ envelope }) => envelope !== null);
  const isTwice = pieces.some(({ warnings }) => warnings.some(({ code }) => code === 'sameRecipient'));
  const checks = [
    ...(hasLetters ? [t('checks.address'), t('checks.names')] : []),
    ...(isTwice ? [] : [t('checks.once')]),
    ...(isReport && pieces.some(({ recipient }) => recipient === 'defendant') ? [t('checks.defendant')] : []),
    ...(isReport ? [t('checks.signed')] : []),
  ];
  return (
    <Part title={t('checks.title')}>
      <ul className={classes.checks}>
        {checks.map((check) => (
          <li key={check}>
            <IconCircleCheck size={15} aria-hidden /> {check}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Title order={3} size="md" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly remark?: string;
  readonly value: string;
  readonly isStrong?: boolean;
  readonly isTotal?: boolean;
}

function Line({ label, remark, value, isStrong = false, isTotal = false }: LineProps) {
  return (
    <div className={classes.line} data-total={isTotal || undefined}>
      <dt>
        {label} {remark && <span className={classes.remark}>{remark}</span>}
      </dt>
      <dd data-strong={isStrong || undefined}>{value}</dd>
    </div>
  );
}
