import { Anchor, Stack, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { extractsCalls } from '@prorata/contract/extracts/calls';
import type { DossierExtract } from '@prorata/contract/extracts/draft';
import { useMutation, useQuery } from '@tanstack/react-query';
import { RailSection } from '../../components/block.tsx';
import { Hint } from '../../components/text.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { dossierExtractsQuery } from './extract-queries.ts';

/** The extracts that the dossier was drawn up from, beside its general side. When they cannot be read, the rest does without. */
export function DossierExtracts({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('dossiers');
  const { data } = useQuery(dossierExtractsQuery(dossier.id));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <RailSection title={t('extracts.title')}>
      <Stack gap="sm" component="ul">
        {data.items.map((extract) => (
          <ExtractItem key={extract.id} extract={extract} />
        ))}
      </Stack>
    </RailSection>
  );
}

function ExtractItem({ extract }: { readonly extract: DossierExtract }) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  const inWords = useProblem();
  const { id: extractId, fileName, docTypeId, consultedAt, erasedOn, isErased } = extract;
  const saving = useMutation({
    mutationFn: () => request(extractsCalls.downloadFile, { params: { extractId } }),
    onSuccess: saveFile,
  });
  return (
    <li>
      {isErased ? (
        <Text size="sm">{fileName}</Text>
      ) : (
        <Anchor component="button" type="button" size="sm" ta="start" onClick={() => saving.mutate()}>
          {fileName}
        </Anchor>
      )}
      <Hint>
        {t(`vocabulary:extractType.${docTypeId}`)}
        {consultedAt && ` · ${formatDate(consultedAt, language, 'dateTime')}`}
      </Hint>
      <Hint>
        {t(isErased ? 'extracts.erased' : 'extracts.erasedOn', { date: formatDate(erasedOn, language) })}
      </Hint>
      {saving.isError && <Hint>{inWords(saving.error).message}</Hint>}
    </li>
  );
}
