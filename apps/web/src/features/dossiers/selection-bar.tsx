import { Button, CloseButton, Menu, Modal, Text } from '@mantine/core';
import { activityCalls } from '@prorata/contract/activity/calls';
import type { SentQueryOf } from '@prorata/contract/call';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { sumEuros } from '@prorata/domain/money';
import {
  IconBell,
  IconBellOff,
  IconPrinter,
  IconTableExport,
  IconUserShare,
  IconUserX,
} from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fullName } from '../../components/full-name.ts';
import { ExportItems, useExporting } from '../../components/list/export-menu.tsx';
import barClasses from '../../components/list/selection-bar.module.css';
import { Acts } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, formatCount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import classes from './dossier-list.module.css';
import { type RefusedDossier, useActingOnSeveral } from './use-acting-on-several.ts';
import type { ChosenDossiers } from './use-chosen-dossiers.ts';
import type { WriteDossiers } from './use-export-dossiers.ts';

interface SelectionBarProps {
  readonly chosen: ChosenDossiers;
  /** How many the list finds. */
  readonly total: number;
  readonly filter: SentQueryOf<typeof dossiersCalls.listFound>;
  readonly canWrite: boolean;
  readonly onExport: WriteDossiers;
}

/** What can be done with the chosen dossiers together; what does not fit all of them says why and stays in sight. */
export function SelectionBar({ chosen, total, filter, canWrite, onExport }: SelectionBarProps) {
  const { t } = useTranslation('views');
  const language = useLanguage();
  const { all } = chosen;
  const acting = useActingOnSeveral(chosen);
  const exporting = useExporting((format) =>
    onExport(
      format,
      all.map(({ id }) => id),
    ),
  );
  const erased = all.filter(({ isErased }) => isErased).length;
  const ofErased = erased > 0 ? t('bulk.erased', { count: erased }) : undefined;
  const elsewhere = all.length > chosen.onPage ? t('bulk.printElsewhere') : undefined;
  const why = { give: canWrite ? ofErased : t('bulk.noRight'), follow: ofErased, print: elsewhere };
  const reasons = [...new Set(Object.values(why))].filter((one) => one !== undefined);
  return (
    <>
      {all.length > 0 && (
        <section className={barClasses.acts} aria-label={t('bulk.label')}>
          <div className={barClasses.bar}>
            <strong aria-live="polite">{t('bulk.chosen', { count: all.length })}</strong>
            <Text span inherit c="slate.3">
              {formatAmount(
                sumEuros(all.map(({ balanceToDistribute }) => balanceToDistribute ?? 0)),
                language,
              )}
            </Text>
            {acting.isBusy ? (
              <span role="status">
                {t('bulk.working', {
                  done: formatCount(acting.done, language),
                  count: formatCount(all.length, language),
                })}
              </span>
            ) : (
              <>
                {chosen.isPageChosen && all.length < total && (
                  <ChooseFound total={total} filter={filter} onFound={chosen.set} />
                )}
                <Give why={why.give} onGive={acting.give} />
                <Act why={why.follow} icon={<IconBell />} onClick={() => acting.follow(true)}>
                  {t('bulk.follow')}
                </Act>
                <Act why={why.follow} icon={<IconBellOff />} onClick={() => acting.follow(false)}>
                  {t('bulk.unfollow')}
                </Act>
                <Menu position="top">
                  <Menu.Target>
                    <Button
                      size="xs"
                      variant="transparent"
                      color="white"
                      leftSection={<IconTableExport />}
                      loading={exporting.isPending}
                    >
                      {t('export')}
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <ExportItems onChoose={exporting.mutate} />
                  </Menu.Dropdown>
                </Menu>
                <Act why={why.print} icon={<IconPrinter />} onClick={printChosen}>
                  {t('print')}
                </Act>
              </>
            )}
            <CloseButton
              variant="transparent"
              c="white"
              aria-label={t('bulk.clear')}
              disabled={acting.isBusy}
              onClick={chosen.clear}
            />
            {reasons.length > 0 && <p className={barClasses.whyNot}>{reasons.join(' ')}</p>}
          </div>
        </section>
      )}
      <RefusedDossiers refused={acting.refused} onClose={acting.forget} />
    </>
  );
}

/** Prints the list with only the rows that are chosen. */
function printChosen(): void {
  const rows = document.querySelector(`.${classes.rows}`);
  rows?.setAttribute('data-only-chosen', '');
  window.print();
  rows?.removeAttribute('data-only-chosen');
}

interface ActProps {
  /** Why it cannot be done with all of them. */
  readonly why: string | undefined;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly children: string;
}

function Act({ why, icon, onClick, children }: ActProps) {
  return (
    <Button
      size="xs"
      variant="transparent"
      color="white"
      leftSection={icon}
      {...impossible(why)}
      {...(why === undefined && { onClick })}
    >
      {children}
    </Button>
  );
}

/** In sight, so that who has no mouse to point with can reach it too. */
function impossible(why: string | undefined) {
  return why === undefined ? {} : { 'data-disabled': true, 'aria-disabled': true, title: why };
}

interface GiveProps {
  readonly why: string | undefined;
  readonly onGive: (handlerId: string | null) => void;
}

/** To whom of the office, or to nobody. */
function Give({ why, onGive }: GiveProps) {
  const { t } = useTranslation('views');
  const people = useQuery({
    queryKey: ['activity', 'people'],
    queryFn: ({ signal }) => request(activityCalls.listPeople, { signal }),
    staleTime: 5 * 60_000,
  });
  return (
    <Menu disabled={why !== undefined} position="top">
      <Menu.Target>
        <Button
          size="xs"
          variant="white"
          color="primary"
          leftSection={<IconUserShare />}
          {...impossible(why)}
        >
          {t('bulk.give')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.people ?? ''}>
        <Menu.Label>{t('bulk.giveTo')}</Menu.Label>
        {people.data?.items.map((person) => (
          <Menu.Item key={person.id} onClick={() => onGive(person.id)}>
            {fullName(person)}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconUserX />} onClick={() => onGive(null)}>
          {t('bulk.nobody')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface ChooseFoundProps extends Pick<SelectionBarProps, 'total' | 'filter'> {
  readonly onFound: ChosenDossiers['set'];
}

/** From the page to all that the list finds. */
function ChooseFound({ total, filter, onFound }: ChooseFoundProps) {
  const { t } = useTranslation(['views', 'states']);
  const language = useLanguage();
  const inWords = useProblem();
  const count = (number: number) => formatCount(number, language);
  const find = useMutation({
    mutationFn: () => request(dossiersCalls.listFound, { query: filter }),
    onSuccess: ({ items }) => {
      onFound(items);
      if (items.length < total) {
        showFailure(t('bulk.label'), t('bulk.onlySome', { total: count(total), count: count(items.length) }));
      }
    },
    onError: (error) => showFailure(t('bulk.label'), inWords(error).message),
  });
  return (
    <Button
      size="xs"
      variant="transparent"
      color="white"
      td="underline"
      loading={find.isPending}
      onClick={() => find.mutate()}
    >
      {t('bulk.allFound', { count: count(total) })}
    </Button>
  );
}

interface RefusedDossiersProps {
  readonly refused: readonly RefusedDossier[];
  readonly onClose: () => void;
}

/** Which of the chosen could not be done, each with its reason. */
function RefusedDossiers({ refused, onClose }: RefusedDossiersProps) {
  const { t } = useTranslation('views');
  return (
    <Modal
      opened={refused.length > 0}
      onClose={onClose}
      title={t('bulk.someRefused')}
      withCloseButton={false}
    >
      <ul className={classes.refused}>
        {refused.map(({ dossier, reason }) => (
          <li key={dossier.id}>{t('bulk.refused', { number: dossier.fileNumber, reason })}</li>
        ))}
      </ul>
      <Acts>
        <Button variant="default" onClick={onClose}>
          {t('bulk.close')}
        </Button>
      </Acts>
    </Modal>
  );
}
