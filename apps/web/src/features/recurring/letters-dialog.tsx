import { Button, Checkbox, Modal, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { recurringCalls } from '@prorata/contract/recurring/calls';
import type { IncomeLetters } from '@prorata/contract/recurring/letters';
import type { Payer } from '@prorata/contract/recurring/recurring';
import { IconSend } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DownloadButton } from '../../components/documents/download-button.tsx';
import { isPreviewOpen, SendingPreview } from '../../components/sending-preview/sending-preview.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { SendLog } from '../delivery/send-log.tsx';
import { dossierKey } from '../dossiers/dossier-queries.ts';

interface LettersDialogProps {
  readonly dossierId: string;
  /** The third party whom the letter goes to; without one it is the form for a defendant. */
  readonly payer?: Pick<Payer, 'id' | 'name' | 'email'> | undefined;
  readonly canSend: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A letter about an income: to see, to send, and when it was sent before. */
export function LettersDialog({ opened, onClose, ...props }: LettersDialogProps) {
  const { t } = useTranslation(['letters', 'shell']);
  return (
    <Modal
      opened={opened}
      onClose={() => isPreviewOpen() || onClose()}
      title={t('title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shell:close') }}
    >
      {opened && <Letter {...props} onSent={onClose} />}
    </Modal>
  );
}

interface LetterProps extends Omit<LettersDialogProps, 'opened' | 'onClose'> {
  readonly onSent: () => void;
}

function Letter({ dossierId, payer, canSend, onSent }: LetterProps) {
  const { t } = useTranslation(['letters', 'vocabulary']);
  const inWords = useProblem();
  const { data, error, refetch } = useQuery(lettersQuery(dossierId));
  const [chosen, choose] = useState<string>();
  if (error !== null) return <LoadError {...inWords(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading rows={4} />;
  const defendant = data.defendants.find(({ id }) => id === chosen) ?? data.defendants[0];
  const key: LetterKey = payer
    ? { letter: 'employer', payerId: payer.id, defendantId: null }
    : { letter: 'childDeclaration', payerId: null, defendantId: defendant?.id ?? 'main' };
  const sent = data.sent.filter((one) => one.payerId === key.payerId && one.defendantId === key.defendantId);
  const communication = data.communications.find(({ payerId }) => payerId === key.payerId)?.communication;
  return (
    <Stack>
      <Text fw={600}>
        {t(`vocabulary:incomeLetter.${key.letter}`)}.{' '}
        {t('to', { name: payer?.name ?? defendant?.name ?? '' })}
      </Text>
      {payer === undefined && data.defendants.length > 1 && (
        <NativeSelect
          aria-label={t('to', { name: '' })}
          value={key.defendantId ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
          data={data.defendants.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {communication && <Text size="sm">{t('comm', { communication })}</Text>}
      <DownloadButton
        variant="default"
        get={() => request(recurringCalls.previewLetter, { params: { dossierId }, query: queryOf(key) })}
      >
        {t('preview')}
      </DownloadButton>
      {canSend && (
        <Sending
          key={`${key.letter} ${key.payerId ?? key.defendantId}`}
          dossierId={dossierId}
          letter={key}
          email={payer?.email ?? null}
          prices={data}
          wasSent={sent.length > 0}
          onSent={onSent}
        />
      )}
      <Text fw={600}>{t('sent')}</Text>
      {sent.length === 0 ? (
        <Text c="dimmed">{t('none')}</Text>
      ) : (
        <SendLog results={sent.map(({ result }) => result)} acts={{}} />
      )}
    </Stack>
  );
}

type LetterKey =
  | { readonly letter: 'employer'; readonly payerId: string; readonly defendantId: null }
  | { readonly letter: 'childDeclaration'; readonly payerId: null; readonly defendantId: string };

function queryOf({ letter, payerId, defendantId }: LetterKey) {
  return letter === 'employer' ? { letter, payerId } : { letter, defendantId };
}

interface SendingProps {
  readonly dossierId: string;
  readonly letter: LetterKey;
  readonly email: string | null;
  readonly prices: Pick<IncomeLetters, 'emailPrice' | 'registeredLetterPrice'>;
  readonly wasSent: boolean;
  readonly onSent: () => void;
}

/** By which way, what that costs, and, for what went before, the word that it must go again. */
function Sending({ dossierId, letter, email: known, prices, wasSent, onSent }: SendingProps) {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  const queries = useQueryClient();
  const [sendMethod, setMethod] = useState<'Email' | 'RegisteredLetter'>(
    known === null ? 'RegisteredLetter' : 'Email',
  );
  const [email, setEmail] = useState(known ?? '');
  const [isAgain, setAgain] = useState(false);
  const isMail = sendMethod === 'Email';
  const price = isMail ? prices.emailPrice : prices.registeredLetterPrice;
  const [isLooking, setLooking] = useState(false);
  const asked = { ...letter, sendMethod, email: isMail ? email : null, isAgain };
  const send = async (seen: string) => {
    await request(recurringCalls.sendLetter, { params: { dossierId }, body: { ...asked, seen } });
    await queries.invalidateQueries({ queryKey: dossierKey(dossierId) });
    showSuccess(t('done'));
    onSent();
  };
  return (
    <Stack>
      <Radio.Group
        label={t('way')}
        value={sendMethod}
        onChange={(value) => setMethod(value === 'Email' ? 'Email' : 'RegisteredLetter')}
      >
        <Stack gap="md" mt="sm">
          <Radio value="Email" label={t('mail')} />
          <Radio value="RegisteredLetter" label={t('post')} />
        </Stack>
      </Radio.Group>
      {isMail && (
        <TextInput
          type="email"
          label={t('email')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      )}
      <Text size="sm" c="dimmed">
        {price === null ? t('noPrice') : t('price', { price: formatAmount(price, language) })}
      </Text>
      {wasSent && (
        <Checkbox
          label={t('again')}
          checked={isAgain}
          onChange={(event) => setAgain(event.currentTarget.checked)}
        />
      )}
      <Button
        leftSection={<IconSend size={18} />}
        disabled={price === null || (wasSent && !isAgain) || (isMail && email.trim() === '')}
        onClick={() => setLooking(true)}
      >
        {t('send')}
      </Button>
      <SendingPreview
        dossierId={dossierId}
        title={t('title')}
        sending={isLooking ? { kind: 'incomeLetter', request: asked } : undefined}
        onSend={send}
        onClose={() => setLooking(false)}
      />
    </Stack>
  );
}

function lettersQuery(dossierId: string) {
  return {
    queryKey: [...dossierKey(dossierId), 'letters'] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      request(recurringCalls.listLetters, { params: { dossierId }, signal }),
  };
}
