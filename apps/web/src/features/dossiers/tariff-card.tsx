import type { Collection } from '@prorata/contract/dossiers/collection';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AutomaticChip } from '../../components/badges.tsx';
import { Block } from '../../components/block.tsx';
import { Refusal } from '../../components/states.tsx';
import { Amount } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import classes from './balance.module.css';
import { groupCharges } from './group-charges.ts';
import { useTariffProblem } from './use-tariff-problem.ts';

/** What the tariff charges in the dossier; calculated, and so for nobody to edit. */
export function TariffCard({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation('dossiers');
  return (
    <Block
      title={t('balance.tariff.title')}
      remark={<AutomaticChip />}
      isCalculated
      act={
        <Link to="." search={{ tab: 'costs' }} className={classes.details}>
          {t('balance.tariff.details')}
        </Link>
      }
    >
      <Content collection={collection} />
    </Block>
  );
}

/** The charges, or what is missing to know them. */
function Content({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation('dossiers');
  const inWords = useProblem();
  const problem = useTariffProblem(collection);
  const { tariffDate, balanceToDistribute } = collection;
  if (problem !== undefined) {
    const { message } = inWords(problem);
    return (
      <div className={classes.problem}>
        <Refusal title={t('balance.tariff.notCalculated')} message={message} />
      </div>
    );
  }
  if (tariffDate === null) return <p className={classes.missing}>{t('balance.tariff.noDate')}</p>;
  if (balanceToDistribute === null) return <p className={classes.missing}>{t('balance.tariff.noBalance')}</p>;
  return <Charges collection={collection} tariffDate={tariffDate} />;
}

interface ChargesProps {
  readonly collection: Collection;
  readonly tariffDate: string;
}

function Charges({ collection: { dossierCosts, totals }, tariffDate }: ChargesProps) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  const { kinds, vat } = groupCharges(dossierCosts);
  return (
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
      <p className={classes.basis}>{t('balance.tariff.basis', { date: formatDate(tariffDate, language) })}</p>
    </>
  );
}
