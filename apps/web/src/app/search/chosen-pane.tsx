import { Text, UnstyledButton } from '@mantine/core';
import type { FoundCreditor, FoundPlace } from '@prorata/contract/search/found';
import { formatIban } from '@prorata/domain/iban';
import { type Icon, IconCopy, IconCornerDownLeft, IconExternalLink, IconShield } from '@tabler/icons-react';
import { type ReactNode, useCallback } from 'react';
import { DossierStatusBadge } from '../../components/badges.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { actOf, addressOf, type Details, type Item } from './item.ts';
import { Key } from './key.tsx';
import classes from './palette.module.css';
import { numberOf } from './use-items.ts';

/** Puts an account number where it can be pasted from, and says so. */
export function useCopyAccount(): (account: string) => void {
  const { t } = useTranslation('search');
  return useCallback(
    (account) => {
      // Without a secure connection browsers have no clipboard.
      const writing = navigator.clipboard?.writeText(formatIban(account)) ?? Promise.reject();
      writing.then(
        () => showSuccess(t('acts.copied'), formatIban(account)),
        () => showFailure(t('acts.notCopied'), t('acts.notCopiedText')),
      );
    },
    [t],
  );
}

interface ChosenPaneProps {
  readonly item: Item;
  readonly onOpen: (href: string) => void;
}

/** The chosen thing, and what can be done with it without leaving. */
export function ChosenPane({ item, onOpen }: ChosenPaneProps) {
  const { t } = useTranslation('search');
  const copyAccount = useCopyAccount();
  const { details, impossibleBecause } = item;
  const place = details && placeOf(details);
  const account = details?.kind === 'creditor' ? details.creditor.account : null;
  return (
    <>
      <Text fw={600} fz="lg" lh={1.3}>
        {item.title}
      </Text>
      <Hint mb="md">{details?.kind === 'creditor' ? numbersOf(details.creditor) : item.hint}</Hint>
      {details && <Facts details={details} />}
      {details?.kind === 'creditor' && <Places creditor={details.creditor} onOpen={onOpen} />}
      {impossibleBecause !== undefined && <Text>{impossibleBecause}</Text>}
      {impossibleBecause === undefined && (
        <>
          <Text fw={600} mt="lg" mb="xs">
            {t('doNow')}
          </Text>
          <Act icon={IconCornerDownLeft} keys={<Key>Enter</Key>} onAct={() => onOpen(item.href)}>
            {place ? t(`acts.${actOf(place)}`, { number: place.fileNumber }) : t('acts.open')}
          </Act>
          {account !== null && (
            <Act icon={IconCopy} keys={<Key mod>C</Key>} onAct={() => copyAccount(account)}>
              {t('acts.copyAccount')}
            </Act>
          )}
          <Act
            icon={IconExternalLink}
            keys={<Key mod>Enter</Key>}
            onAct={() => window.open(item.href, '_blank', 'noopener')}
          >
            {t('acts.newTab')}
          </Act>
        </>
      )}
      {details && (
        <p className={classes.own}>
          <IconShield size={16} aria-hidden /> {t('ownOffice')}
        </p>
      )}
    </>
  );
}

function placeOf(details: Details): FoundPlace | undefined {
  if (details.kind === 'creditor') return details.creditor.places[0]?.place;
  if (details.kind === 'dossier') return details.dossier.place;
  return details.kind === 'reference' ? details.reference.place : details.document.place;
}

function numbersOf({ enterpriseNumber, nationalNumber, city }: FoundCreditor): string {
  const number = enterpriseNumber ?? nationalNumber;
  return [number && numberOf(number), city].filter(Boolean).join(' · ');
}

function Facts({ details }: { readonly details: Details }) {
  const { t } = useTranslation(['search', 'vocabulary']);
  const facts: readonly (readonly [string, ReactNode])[] = (() => {
    if (details.kind === 'creditor') {
      const { account, declarant, email, sendOption } = details.creditor;
      return [
        [t('facts.account'), account && <span className={classes.number}>{formatIban(account)}</span>],
        [t('facts.declarant'), declarant],
        [t('facts.email'), email],
        [t('facts.sending'), sendOption && t(`vocabulary:sendOption.${sendOption}`)],
      ] as const;
    }
    if (details.kind === 'dossier') {
      const { place, reference, repertoryNumber, responsibleBailiff, balanceToDistribute, statements } =
        details.dossier;
      return [
        [t('facts.status'), <DossierStatusBadge key="status" status={place.status} />],
        [t('facts.reference'), reference],
        [t('facts.repertoryNumber'), repertoryNumber],
        [t('facts.bailiff'), responsibleBailiff],
        [t('facts.balance'), balanceToDistribute !== null && <Amount euros={balanceToDistribute} />],
        [t('facts.statements'), String(statements)],
      ] as const;
    }
    const { place, name } = details.kind === 'reference' ? details.reference : details.document;
    return [
      [t('facts.dossier'), [place.fileNumber, place.defendantName].filter(Boolean).join(' ')],
      [t('facts.creditor'), name],
      details.kind === 'reference'
        ? [
            t('facts.amount'),
            details.reference.amount !== null && <Amount euros={details.reference.amount} />,
          ]
        : [t('facts.addedOn'), <DateText key="added" value={details.document.addedOn} />],
    ] as const;
  })();
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface PlacesProps {
  readonly creditor: FoundCreditor;
  readonly onOpen: (href: string) => void;
}

function Places({ creditor, onOpen }: PlacesProps) {
  const { t } = useTranslation('search');
  return (
    <>
      <Text fw={600} mt="lg" mb="xs">
        {t('inDossiers', { count: creditor.dossiers })}
      </Text>
      {creditor.isByNameOnly && <Hint mb="xs">{t('byNameOnly')}</Hint>}
      <ul className={classes.places}>
        {creditor.places.map(({ place, claimed }) => (
          <li key={`${place.dossierId} ${place.open}`}>
            <UnstyledButton
              className={classes.place ?? ''}
              data-mantine-stop-propagation="true"
              onClick={() => onOpen(addressOf(place))}
            >
              <Text span fw={600}>
                {place.fileNumber}
              </Text>
              <Text span truncate className={classes.whose ?? ''}>
                {place.defendantName}
              </Text>
              {claimed === null ? (
                <Hint span>{t('invitedOnly')}</Hint>
              ) : (
                <Amount euros={claimed} unit="none" />
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ActProps {
  readonly icon: Icon;
  readonly keys: ReactNode;
  readonly onAct: () => void;
  readonly children: string;
}

function Act({ icon: ActIcon, keys, onAct, children }: ActProps) {
  return (
    <UnstyledButton className={classes.act ?? ''} data-mantine-stop-propagation="true" onClick={onAct}>
      <ActIcon size={18} aria-hidden />
      <span>{children}</span>
      {keys}
    </UnstyledButton>
  );
}
