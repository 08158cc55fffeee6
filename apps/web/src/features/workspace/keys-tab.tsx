import { Anchor, Button, CopyButton, Modal, Stack, Text } from '@mantine/core';
import { apiOriginOf } from '@prorata/contract/hosts';
import { workspaceCalls } from '@prorata/contract/workspace/calls';
import { API_KEY_HEADER, type ApiKey } from '@prorata/contract/workspace/key';
import { brusselsDate } from '@prorata/domain/iso-date';
import { IconCheck, IconCopy, IconKey, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Block } from '../../components/block.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { DateField } from '../../components/form/date-fields.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { DialogActs, FormDialog } from '../../components/form/form-dialog.tsx';
import { FieldGrid } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Notice } from '../../components/notice.tsx';
import { PageBody } from '../../components/page.tsx';
import { Empty, QueryState } from '../../components/states.tsx';
import { Acts, Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './workspace.module.css';
import { keysQuery } from './workspace-queries.ts';

/** The keys with which systems of the organization work: made and shown once, taken back at any time. */
export function KeysTab() {
  const { t } = useTranslation('workspace');
  const query = useQuery(keysQuery);
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <PageBody>
      <Block
        title={t('keys.title')}
        act={
          <Button leftSection={<IconPlus />} onClick={() => setAdding(true)}>
            {t('keys.add')}
          </Button>
        }
      >
        <div className={classes.panel}>
          <Text c="dimmed" maw="44rem">
            {t('keys.hint')}
          </Text>
          <QueryState query={query} rows={2} />
          {query.data?.items.length === 0 && (
            <Empty icon={IconKey} title={t('keys.none')}>
              {t('keys.noneText')}
            </Empty>
          )}
          <ul className={classes.keys}>
            {query.data?.items.map((key) => (
              <Key key={key.id} apiKey={key} />
            ))}
          </ul>
        </div>
      </Block>
      <Explanation />
      <FormDialog opened={isAdding} title={t('keys.add')} onClose={() => setAdding(false)}>
        <NewKeyForm
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false);
            setSecret(made);
          }}
        />
      </FormDialog>
      <ShownOnce secret={secret} onClose={() => setSecret(undefined)} />
    </PageBody>
  );
}

function Key({ apiKey }: { readonly apiKey: ApiKey }) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { name, beginning, createdAt, createdBy, validUntil, lastUsedAt, revokedAt, isValid } = apiKey;
  const date = (value: string) => formatDate(value, language);
  const standing =
    revokedAt !== null
      ? t('keys.revoked', { date: date(revokedAt) })
      : isValid
        ? t('keys.valid', { date: date(validUntil) })
        : t('keys.expired');
  return (
    <li>
      <div className={classes.keyWords}>
        <Text fw={500} {...(!isValid && { c: 'dimmed' })}>
          {name} <code>{beginning}…</code>
        </Text>
        <Hint>
          {[
            standing,
            lastUsedAt === null ? t('keys.neverUsed') : t('keys.lastUsed', { date: date(lastUsedAt) }),
            t('keys.created', { date: date(createdAt), name: createdBy }),
          ].join(' · ')}
        </Hint>
      </div>
      {isValid && (
        <Button variant="default" aria-label={t('keys.revokeOf', { name })} onClick={() => setAsking(true)}>
          {t('keys.revoke')}
        </Button>
      )}
      <Revoking apiKey={apiKey} opened={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}

interface RevokingProps {
  readonly apiKey: ApiKey;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function Revoking({ apiKey: { id: keyId, name }, opened, onClose }: RevokingProps) {
  const { t } = useTranslation('workspace');
  const inWords = useProblem();
  const queries = useQueryClient();
  const revoking = useMutation({
    mutationFn: () => request(workspaceCalls.revokeKey, { params: { keyId } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey });
      onClose();
    },
  });
  return (
    <RemoveDialog
      opened={opened}
      title={t('keys.revokeTitle', { name })}
      verb={t('keys.revoke')}
      failure={t('keys.notRevoked')}
      isBusy={revoking.isPending}
      problem={revoking.isError ? inWords(revoking.error) : undefined}
      onConfirm={() => revoking.mutate()}
      onClose={onClose}
    >
      {t('keys.revokeText')}
    </RemoveDialog>
  );
}

type KeyForm = ValuesOf<typeof workspaceCalls.createKey>;

interface NewKeyFormProps {
  readonly onClose: () => void;
  readonly onMade: (secret: string) => void;
}

function NewKeyForm({ onClose, onMade }: NewKeyFormProps) {
  const { t } = useTranslation('workspace');
  const queries = useQueryClient();
  const form = useContractForm(workspaceCalls.createKey, { validUntil: inAYear() });
  const { submit, isSaving, outcome } = useSaving({
    form,
    save: (body) => request(workspaceCalls.createKey, { body }),
    onSaved: ({ secret }) => {
      void queries.invalidateQueries({ queryKey: keysQuery.queryKey });
      onMade(secret);
    },
  });
  const labels = { name: t('keys.name'), validUntil: t('keys.validUntil') };
  return (
    <ContractForm<typeof workspaceCalls.createKey> form={form} labels={labels} onSubmit={submit}>
      <FormMessages outcome={outcome} title={t('keys.notMade')} />
      <FieldGrid>
        <TextField<KeyForm> name="name" span={8} required hint={t('keys.nameHint')} />
        <DateField<KeyForm> name="validUntil" span={4} required />
      </FieldGrid>
      <DialogActs isBusy={isSaving} verb={t('keys.make')} onClose={onClose} />
    </ContractForm>
  );
}

/** What a key lasts unless told: long enough to forget it, short enough to be replaced. */
function inAYear(): string {
  const today = new Date();
  return brusselsDate(new Date(today.getTime() + 365 * 24 * 60 * 60 * 1000));
}

interface ShownOnceProps {
  readonly secret: string | undefined;
  readonly onClose: () => void;
}

/** The key itself, this once: it closes only by saying that it was kept. */
function ShownOnce({ secret, onClose }: ShownOnceProps) {
  const { t } = useTranslation('workspace');
  return (
    <Modal
      opened={secret !== undefined}
      onClose={onClose}
      title={t('keys.tab')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack>
        <Notice>{t('keys.once')}</Notice>
        <code className={classes.secret}>{secret}</code>
      </Stack>
      <Acts>
        <CopyButton value={secret ?? ''}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={copied ? <IconCheck /> : <IconCopy />} onClick={copy}>
              {copied ? t('keys.copied') : t('keys.copy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{t('keys.kept')}</Button>
      </Acts>
    </Modal>
  );
}

/** A short way in: what to send, and where. */
function Explanation() {
  const { t } = useTranslation('workspace');
  const origin = apiOriginOf(window.location.origin);
  const own = `${origin}/api/Workspace/invitation`;
  const key = `-H '${API_KEY_HEADER}: …'`;
  const examples = [
    [t('keys.helpList'), `curl '${own}?group=toDo' ${key}`],
    [
      t('keys.helpAttach'),
      `curl -X POST '${own}/{invitationId}/document' ${key} \\\n  -F documentType=settlement -F file=@afrekening.pdf`,
    ],
    [
      t('keys.helpFile'),
      `curl -X POST '${own}/{invitationId}/statement' ${key} \\\n  -H 'content-type: application/json' \\\n  -d '{"principal": 8450.00, "interest": 112.40, "costs": 0,\n       "reference": "411.208", "close": true}'`,
    ],
  ];
  return (
    <Block title={t('keys.help')}>
      <div className={classes.panel}>
        <Text maw="44rem">{t('keys.helpText')}</Text>
        {examples.map(([title, code]) => (
          <div key={title}>
            <Text fw={500} mb="xs">
              {title}
            </Text>
            <pre className={classes.example}>{code}</pre>
          </div>
        ))}
        <Anchor href={`${origin}/api/docs`} target="_blank" rel="noopener">
          {t('keys.reference')}
        </Anchor>
      </div>
    </Block>
  );
}
