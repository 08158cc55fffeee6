import { ActionIcon, Checkbox, FileButton, Popover, Stack, Tooltip, UnstyledButton } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { Statement } from '@prorata/contract/statements/statement';
import { CLAIM_TYPES } from '@prorata/domain/vocabulary';
import { IconCheck, IconPaperclip, IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { claimValues, preparedClaim } from '../../components/claims/claim-values.ts';
import { privilegeName } from '../../components/claims/privilege-words.ts';
import type { StatementDocuments } from '../../components/documents/statement-documents.tsx';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { lotNamesOf, useLotLabels } from '../dossiers/lot-names.ts';
import {
  ALL_LOTS,
  type ClaimLine,
  LINE_PARTS,
  type LineFault,
  lineOf,
  ORDINARY,
  readLine,
} from './claim-line.ts';
import classes from './claim-line-form.module.css';
import { privilegesQuery } from './statement-queries.ts';
import { useRefusalWords } from './use-grid-saving.ts';

interface ClaimLineFormProps {
  readonly dossier: Dossier;
  readonly statement: Statement;
  /** Absent for a new one. */
  readonly claim: PrivilegedClaim | undefined;
  readonly documents: StatementDocuments;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A claim in one line: why it is owed, of what it is made, on what it draws and what proves it. Enter saves it, Escape leaves it. */
export function ClaimLineForm({
  dossier,
  statement,
  claim,
  documents,
  onSaved,
  onClose,
}: ClaimLineFormProps) {
  const { t } = useTranslation(['statements', 'claims', 'forms', 'vocabulary']);
  const language = useLanguage();
  const inWords = useRefusalWords();
  const privileges = useQuery(privilegesQuery(dossier)).data?.items ?? [];
  const [line, setLine] = useState(() => lineOf(claim, statement.documents, language));
  const [fault, setFault] = useState<LineFault>();
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    first.current?.focus();
    // The table has measured the line by then: at its foot it would lie under the sums.
    const drawn = requestAnimationFrame(() =>
      first.current?.closest('tr')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(drawn);
  }, []);
  const change = (changes: Partial<ClaimLine>) => {
    setLine({ ...line, ...changes });
    setFault(undefined);
  };
  const saving = useSavingLine({ dossier, statement, claim, onSaved, onClose });
  const save = () => {
    const reading = readLine(line, privileges, language);
    if ('fault' in reading) setFault(reading.fault);
    else if (!saving.isPending) saving.mutate(reading.changes);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else onClose();
  };
  const isSpecific = privileges.find(({ id }) => id === line.cause)?.type === 'specific';
  const problem =
    fault === undefined ? saving.error && inWords(saving.error) : t(`grid.line.${wordsOf(fault)}`);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields inside
    <div className={classes.line} onKeyDown={onKeyDown}>
      <Labelled label={t('grid.line.cause')} isWide>
        <select
          ref={first}
          aria-invalid={fault === 'cause' || undefined}
          value={line.cause}
          onChange={({ currentTarget }) => change({ cause: currentTarget.value })}
        >
          {line.cause === '' && <option value="" />}
          <option value={ORDINARY}>{t('claims:noPrivilege')}</option>
          {CLAIM_TYPES.filter((type) => type !== ORDINARY).map((type) => (
            <optgroup key={type} label={t(`vocabulary:claimType.${type}`)}>
              {privileges
                .filter((privilege) => privilege.type === type)
                .map((privilege) => (
                  <option key={privilege.id} value={privilege.id}>
                    {privilegeName(privilege, language)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </Labelled>
      {LINE_PARTS.map((part) => (
        <Labelled key={part} label={t(`columns.${part}`)}>
          <input
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={fault === part || undefined}
            value={line[part]}
            onChange={({ currentTarget }) => change({ [part]: currentTarget.value })}
          />
        </Labelled>
      ))}
      {isSpecific && (
        <LotChoice dossier={dossier} chosen={line.lotIds} onChange={(lotIds) => change({ lotIds })} />
      )}
      <Labelled label={t('grid.line.proof')} isWide>
        <select
          aria-invalid={fault === 'documentId' || undefined}
          value={line.documentId}
          onChange={({ currentTarget }) => change({ documentId: currentTarget.value })}
        >
          {line.documentId === '' && <option value="" />}
          {statement.documents.map(({ id, fileName }) => (
            <option key={id} value={id}>
              {fileName}
            </option>
          ))}
        </select>
      </Labelled>
      <AddProof documents={documents} onAdded={(documentId) => change({ documentId })} />
      <Tooltip label={t('forms:save')}>
        <ActionIcon variant="filled" aria-label={t('forms:save')} loading={saving.isPending} onClick={save}>
          <IconCheck />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('forms:cancel')}>
        <ActionIcon aria-label={t('forms:cancel')} onClick={onClose}>
          <IconX />
        </ActionIcon>
      </Tooltip>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function wordsOf(fault: LineFault) {
  if (fault === 'cause') return 'causeFault';
  return fault === 'documentId' ? 'proofFault' : 'amountFault';
}

type SavingLine = Pick<ClaimLineFormProps, 'dossier' | 'statement' | 'claim' | 'onSaved' | 'onClose'>;

function useSavingLine({ dossier, statement, claim, onSaved, onClose }: SavingLine) {
  const params = { dossierId: dossier.id, statementId: statement.id };
  const call = statementsCalls.updateClaim;
  return useMutation({
    mutationFn: (changes: object) => {
      const filled = preparedClaim(claimValues(call, claim, changes), { filed: null });
      const { version, ...body } = call.body.parse(filled);
      return claim === undefined
        ? request(statementsCalls.createClaim, { params, body })
        : request(call, { params: { ...params, privilegedClaimId: claim.id }, body: { version, ...body } });
    },
    onSuccess: () => {
      onSaved();
      onClose();
    },
  });
}

interface LabelledProps {
  readonly label: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Labelled({ label, isWide = false, children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its field is what it is given
    <label className={classes.field} data-wide={isWide || undefined}>
      <span>{label}</span>
      {children}
    </label>
  );
}

interface LotChoiceProps {
  readonly dossier: Dossier;
  readonly chosen: readonly string[];
  readonly onChange: (lotIds: readonly string[]) => void;
}

/** On which lots a special privilege draws, or on all. */
function LotChoice({ dossier: { soldAssets }, chosen, onChange }: LotChoiceProps) {
  const { t } = useTranslation(['statements', 'claims']);
  const labels = useLotLabels();
  const names = lotNamesOf(soldAssets);
  const isAll = chosen.includes(ALL_LOTS);
  const words = soldAssets.filter(({ id }) => chosen.includes(id)).map(({ id }) => labels(names.get(id)));
  const toggle = (id: string, isOn: boolean) =>
    onChange([...chosen.filter((other) => other !== id && other !== ALL_LOTS), ...(isOn ? [id] : [])]);
  return (
    <div className={classes.field}>
      <span>{t('grid.line.lots')}</span>
      <Popover position="bottom-start">
        <Popover.Target>
          <UnstyledButton className={classes.choice ?? ''} aria-label={t('grid.line.lots')}>
            {isAll ? t('claims:lots.all') : words.join(', ')}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="sm">
            {soldAssets.map(({ id, name }) => (
              <Checkbox
                key={id}
                size="xs"
                label={`${labels(names.get(id))} · ${name}`}
                disabled={isAll}
                checked={isAll || chosen.includes(id)}
                onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
              />
            ))}
            <Checkbox
              size="xs"
              label={t('claims:lots.all')}
              checked={isAll}
              onChange={({ currentTarget }) => onChange(currentTarget.checked ? [ALL_LOTS] : [])}
            />
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

interface AddProofProps {
  readonly documents: StatementDocuments;
  readonly onAdded: (documentId: string) => void;
}

/** A proof that is not among the documents yet. */
function AddProof({ documents, onAdded }: AddProofProps) {
  const { t } = useTranslation('statements');
  const inWords = useRefusalWords();
  const adding = useMutation({
    mutationFn: (file: File) =>
      documents.upload(file, 'other', { onProgress: () => undefined, signal: new AbortController().signal }),
    onSuccess: ({ id }) => onAdded(id),
  });
  return (
    <>
      <FileButton onChange={(file) => file && adding.mutate(file)}>
        {(props) => (
          <Tooltip label={t('grid.line.addProof')}>
            <ActionIcon
              {...props}
              variant="default"
              aria-label={t('grid.line.addProof')}
              loading={adding.isPending}
            >
              <IconPaperclip />
            </ActionIcon>
          </Tooltip>
        )}
      </FileButton>
      {adding.isError && (
        <p className={classes.problem} role="alert">
          {inWords(adding.error)}
        </p>
      )}
    </>
  );
}
