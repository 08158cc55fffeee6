import { Button, Modal, Stack, Text } from '@mantine/core';
import { workspaceCalls } from '@prorata/contract/workspace/calls';
import type { FilingResult } from '@prorata/contract/workspace/filing';
import type { WorkspaceInvitation } from '@prorata/contract/workspace/inbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IrreversibleAct } from '../../components/dialogs.tsx';
import { Notice } from '../../components/notice.tsx';
import { Refusal } from '../../components/states.tsx';
import { Acts, Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { FilingRows } from './filing-rows.tsx';
import { tallyOf } from './selection.ts';
import classes from './workspace.module.css';
import { WORKSPACE } from './workspace-queries.ts';

interface FileDialogProps {
  readonly opened: boolean;
  readonly chosen: readonly WorkspaceInvitation[];
  readonly onClose: () => void;
  /** After what was filed has been read. */
  readonly onFiled: () => void;
}

/** What is about to be filed, one by one and together; then what came of each. */
export function FileDialog({ opened, chosen, onClose, onFiled }: FileDialogProps) {
  const { t } = useTranslation('workspace');
  const queries = useQueryClient();
  const { ready } = tallyOf(chosen);
  const filing = useMutation({
    mutationFn: () =>
      request(workspaceCalls.closeMany, {
        body: { invitationIds: ready.map(({ invitationId }) => invitationId) },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: WORKSPACE }),
  });
  const isDone = filing.data !== undefined;
  const close = () => (isDone ? onFiled() : onClose());
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="40rem"
      title={isDone ? t('file.resultTitle') : t('file.title', { count: ready.length })}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={!filing.isPending}
      onExitTransitionEnd={() => filing.reset()}
    >
      {filing.data === undefined ? (
        <Asking
          chosen={chosen}
          isBusy={filing.isPending}
          error={filing.error}
          onConfirm={() => filing.mutate()}
          onClose={onClose}
        />
      ) : (
        <Outcome result={filing.data} onClose={onFiled} />
      )}
    </Modal>
  );
}

interface AskingProps extends Pick<FileDialogProps, 'chosen' | 'onClose'> {
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
}

function Asking({ chosen, isBusy, error, onConfirm, onClose }: AskingProps) {
  const { t } = useTranslation('workspace');
  const inWords = useProblem();
  const { ready, notReady, readyAmount } = tallyOf(chosen);
  return (
    <IrreversibleAct
      verb={t('file.verb', { count: ready.length })}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack>
        <Text>{t('file.text')}</Text>
        <ul className={classes.toFile}>
          {ready.map(({ invitationId, defendantName, office, fileNumber, validUntil, amountClaimed }) => (
            <li key={invitationId}>
              <span>
                <Text span fw={500} display="block" c="var(--mantine-color-text)">
                  {defendantName}
                </Text>
                <Hint span>
                  {office.name} · {fileNumber} · <DateText value={validUntil} />
                </Hint>
              </span>
              <Amount euros={amountClaimed} />
            </li>
          ))}
          <li data-sum>
            <strong>{t('file.sum')}</strong>
            <strong>
              <Amount euros={readyAmount} />
            </strong>
          </li>
        </ul>
        {notReady > 0 && <Notice tone="info">{t('file.notReady', { count: notReady })}</Notice>}
        {error && <Refusal title={t('file.failed')} {...inWords(error)} />}
      </Stack>
    </IrreversibleAct>
  );
}

interface OutcomeProps {
  readonly result: FilingResult;
  readonly onClose: () => void;
}

function Outcome({ result, onClose }: OutcomeProps) {
  const { t } = useTranslation(['workspace', 'shell']);
  const language = useLanguage();
  return (
    <Stack>
      <Notice tone={result.filed > 0 ? 'positive' : 'warning'} role="status">
        {t('file.filed', { count: result.filed, amount: formatAmount(result.amount, language) })}
      </Notice>
      <FilingRows rows={result.items} />
      <Acts mt={0}>
        <Button onClick={onClose}>{t('shell:close')}</Button>
      </Acts>
    </Stack>
  );
}
