import { Anchor, List } from '@mantine/core';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { Statement } from '@prorata/contract/statements/statement';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { TitlesField } from '../../components/claims/titles-field.tsx';
import { DocumentDialogs } from '../../components/documents/statement-documents.tsx';
import { Cell } from '../../components/form/field.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { useStatementDocuments } from './statement-documents.tsx';
import { useStatement } from './use-statement.ts';

/** What is founded on the titles that are asked for. */
export interface Founded {
  readonly statementId: string;
  readonly origin: StatementRow['origin'];
  /** Absent where the part without a privilege is meant. */
  readonly claimId: string | null;
  readonly creditorName: string;
}

interface TitlesDialogProps {
  readonly dossierId: string;
  /** Nothing is asked without it. */
  readonly about: Founded | undefined;
  readonly onClose: () => void;
}

/**
 * On what a claim is founded, asked apart from everything else: the office names it before calculating, of what an invited
 * creditor filed too, and what was validated stays so.
 */
export function TitlesDialog({ dossierId, about, onClose }: TitlesDialogProps) {
  const { t } = useTranslation('statements');
  return (
    <FormDialog
      opened={about !== undefined}
      onClose={onClose}
      title={about && t('titles.title', { name: about.creditorName })}
      size={720}
    >
      {about && <LoadedTitles dossierId={dossierId} about={about} onClose={onClose} />}
    </FormDialog>
  );
}

type OpenTitles = Omit<TitlesDialogProps, 'about'> & { readonly about: Founded };

function LoadedTitles(props: OpenTitles) {
  const inWords = useProblem();
  const { dossierId, about } = props;
  const statement = useStatement(dossierId, about);
  if (statement.error) {
    return <LoadError {...inWords(statement.error)} onRetry={() => void statement.refetch()} />;
  }
  if (statement.data === undefined) return <Loading rows={3} />;
  return <TitlesForm {...props} statement={statement.data} readAgain={statement.refetch} />;
}

const CALL = statementsCalls.setTitles;

interface TitlesFormProps extends OpenTitles {
  readonly statement: Statement;
  readonly readAgain: () => Promise<{ readonly data: Statement | undefined }>;
}

function TitlesForm({ dossierId, about, statement, readAgain, onClose }: TitlesFormProps) {
  const { t } = useTranslation('statements');
  const refresh = useRefreshDossier(dossierId);
  const params = { dossierId, statementId: statement.id };
  const documents = useStatementDocuments({ ...params, origin: about.origin }, refresh);
  const form = useContractForm(CALL, valuesOf(statement, about), undefined, about.claimId ?? statement.id);
  const saving = useSaving({
    form,
    save: (body) => request(CALL, { params, body }),
    onSaved: async () => {
      await refresh();
      onClose();
    },
    reload: async () => valuesOf((await readAgain()).data ?? statement, about),
  });
  return (
    <>
      <DialogForm<typeof CALL>
        form={form}
        labels={useFieldLabels('statement')}
        saving={saving}
        onClose={onClose}
      >
        <Cell span={12}>
          {t('titles.text')}
          <List mt="xs">
            {statement.documents.map((document) => (
              <List.Item key={document.id}>
                <Anchor component="button" type="button" onClick={() => documents.show(document)}>
                  {document.fileName}
                </Anchor>
              </List.Item>
            ))}
          </List>
        </Cell>
        <TitlesField documents={statement.documents} hint={t('hints.titles')} isOffice />
      </DialogForm>
      <DocumentDialogs documents={documents} />
    </>
  );
}

/** Those that it has; where it has none, the first row is there to be filled in. */
function valuesOf(statement: Statement, { claimId }: Founded) {
  const claim = statement.privilegedClaims.find(({ id }) => id === claimId);
  const { version, titles } = claim ?? statement;
  return {
    version,
    privilegedClaimId: claimId,
    titles: titles.length > 0 ? titles : [{ kind: 'judgment' as const }],
  };
}
