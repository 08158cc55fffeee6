import type { Collection } from '@prorata/contract/dossiers/collection';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/amount.tsx';
import { AutomaticChip } from '../../components/claim-chip.tsx';
import { formatDate } from '../../components/format.ts';
import { useLanguage } from '../../components/use-language.ts';
import { groupCharges } from './group-charges.ts';
import { MoneyCard } from './money-card.tsx';
import classes from './tariff-card.module.css';

/** What the tariff charges in the dossier; calculated, and so for nobody to edit. */
export function TariffCard({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  const { dossierCosts, tariffDate, totals } = collection;
  const { kinds, vat } = groupCharges(dossierCosts);
  return (
    <MoneyCard
      title={t('balance.tariff.title')}
      remark={<AutomaticChip />}
      isCalculated
      act={
        <Link to="." search={{ tab: 'costs' }} className={classes.details}>
          {t('balance.tariff.details')}
        </Link>
      }
    >
      {tariffDate === null ? (
        <p className={classes.basis}>{t('balance.tariff.noDate')}</p>
      ) : (
        <>
          <dl className={classes.list}>
            {kinds.map(({ kind, posts, amount }) => (
              <div key={kind}>
                <dt>
                  {t(`vocabulary:dossierCostKind.${kind}`)}
                  <span className={classes.posts}>{t('balance.tariff.posts', { count: posts })}</span>
                </dt>
                <dd>
                  <Amount euros={amount} unit="none" />
                </dd>
              </div>
            ))}
            {vat > 0 && (
              <div>
                <dt>{t('balance.tariff.vat')}</dt>
                <dd>
                  <Amount euros={vat} unit="none" />
                </dd>
              </div>
            )}
            <div className={classes.total}>
              <dt>{t('balance.tariff.total')}</dt>
              <dd>
                <Amount euros={totals.dossierCosts} unit="none" />
              </dd>
            </div>
          </dl>
          <p className={classes.basis}>
            {t('balance.tariff.basis', { date: formatDate(tariffDate, language) })}
          </p>
        </>
      )}
    </MoneyCard>
  );
}
