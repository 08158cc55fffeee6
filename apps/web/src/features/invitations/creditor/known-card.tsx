import { Anchor, Flex } from '@mantine/core';
import type { InvitedDossier } from '@prorata/contract/invitations/invited-dossier';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import type { KnownField, KnownSource } from '@prorata/contract/invitations/known-creditor';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { addressLine, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { Facts } from './facts.tsx';
import { useInvited } from './invited.ts';
import { Card } from './invited-page.tsx';
import classes from './known-card.module.css';
import { StepLink } from './step-links.tsx';

type Known = NonNullable<InvitedDossier['known']>;

/** What a statement says of its creditor. */
type Shown = Pick<Known, Exclude<KnownField, 'salutation' | 'corporateForm'>> &
  Partial<Pick<InvitedStatement, 'declarant' | 'bailiffOffice'>>;

/** What need not be typed, as text with its sources; one link opens all of it. */
export function KnownCard({ statement }: { readonly statement: InvitedStatement }) {
  const { t } = useTranslation(['filing', 'invited']);
  const { known } = useInvited().dossier;
  const isMissing = (part: 'creditor' | 'creditorAddress') => statement.missingParts.includes(part);
  const isIncomplete = isMissing('creditor') || isMissing('creditorAddress');
  return (
    <Card
      title={
        <Head>
          <Anchor
            className={classes.change}
            aria-label={t('known.changeLabel')}
            renderRoot={(props) => <StepLink statement={statement} step="data" {...props} />}
          >
            {t('known.change')}
          </Anchor>
        </Head>
      }
    >
      <div className={classes.facts}>
        <KnownFacts of={statement} />
      </div>
      {isIncomplete ? (
        <div className={classes.incomplete}>
          <IconAlertTriangle size={18} aria-hidden />
          <p>
            {t('known.incomplete')}{' '}
            <Anchor
              className={classes.complete}
              renderRoot={(props) => <StepLink statement={statement} step="data" {...props} />}
            >
              {t('known.complete')}
            </Anchor>
          </p>
        </div>
      ) : (
        known && <Sources sources={sourcesOf(known, statement)} />
      )}
    </Card>
  );
}

/** The same before anything is begun. */
export function KnownBefore({ known }: { readonly known: Known }) {
  return (
    <Card title={<Head />}>
      <KnownFacts of={known} />
      <Sources sources={sourcesOf(known, known)} />
    </Card>
  );
}

function Head({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('filing');
  return (
    <Flex component="span" align="center" justify="space-between" gap="md">
      {t('known.title')}
      {children}
    </Flex>
  );
}

function KnownFacts({ of }: { readonly of: Shown }) {
  const { t } = useTranslation(['filing', 'invited', 'vocabulary', 'forms']);
  const { creditorType, kboNumber, creditorAddress, sendOption, language } = of;
  const name = of.corporateName ?? [of.firstName, of.lastName].filter(Boolean).join(' ');
  const isPlace = [creditorAddress?.street, creditorAddress?.city].some(Boolean);
  return (
    <Facts
      empty={t('forms:missing')}
      facts={[
        [t('invited:summary.creditor'), name && <strong key="name">{name}</strong>],
        [t('known.kind'), creditorType && t(`vocabulary:creditorType.${creditorType}`)],
        [t('known.number'), kboNumber && formatEnterpriseNumber(kboNumber)],
        [t('invited:sections.address'), isPlace && creditorAddress ? addressLine(creditorAddress) : null],
        [t('known.reference'), of.creditorReference],
        [t('known.declarant'), [of.declarant, of.bailiffOffice].filter(Boolean).join(', ')],
        [t('known.email'), of.primaryEmail],
        [t('known.sending'), sendOption && t(`vocabulary:sendOption.${sendOption}`)],
        [t('invited:fields.language'), language && t(`vocabulary:language.${language}`)],
      ]}
    />
  );
}

/** Who says what still is as it was known; what the creditor changed is the creditor's own. */
function sourcesOf(known: Known, shown: Shown): readonly KnownSource[] {
  const fields = Object.entries(known.sources) as [KnownField, KnownSource][];
  const same = fields.filter(([field]) => {
    const now = (shown as Partial<Record<KnownField, unknown>>)[field];
    return JSON.stringify(now) === JSON.stringify(known[field]);
  });
  return [...new Set(same.map(([, source]) => source))];
}

function Sources({ sources }: { readonly sources: readonly KnownSource[] }) {
  const { t } = useTranslation('filing');
  const language = useLanguage();
  if (sources.length === 0) return null;
  const names = sources.map((source) => t(`known.sources.${source}`));
  return (
    <p className={classes.sources}>
      <IconInfoCircle size={18} aria-hidden />
      <span>{t('known.from', { sources: new Intl.ListFormat(language).format(names) })}</span>
    </p>
  );
}
