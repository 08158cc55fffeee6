import { Button, Text } from '@mantine/core';
import type { Verdict } from '@prorata/proof/report/report-proof';
import { IconDownload, IconExternalLink, IconFileSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { openFile, saveFile } from '../../../platform/client/open-file.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import type { ReadReport } from './read-report.ts';
import classes from './seal.module.css';
import { useForeignText } from './use-point-texts.ts';

interface SignedRevisionProps {
  readonly fileName: string;
  readonly report: ReadReport;
  readonly checkSigned: (report: ReadReport) => Promise<ReadReport>;
}

/** Of a file that was refused: the bytes that were signed, with what they prove by themselves. They stay on the device. */
export function SignedRevision({ fileName, report, checkSigned }: SignedRevisionProps) {
  const { t } = useTranslation('seal');
  const [signed, setSigned] = useState<ReadReport | 'checking'>();
  const foreignText = useForeignText();
  if (typeof signed !== 'object') {
    const show = () => {
      setSigned('checking');
      checkSigned(report).then(setSigned, () => setSigned(undefined));
    };
    return (
      <Button
        variant="default"
        mt="sm"
        leftSection={<IconFileSearch size={18} />}
        loading={signed === 'checking'}
        onClick={show}
      >
        {t('signedRevision.show')}
      </Button>
    );
  }
  const file = {
    blob: new Blob([signed.bytes], { type: 'application/pdf' }),
    fileName: fileName.replace(/(?:\.pdf)?$/i, `-${t('signedRevision.suffix')}.pdf`),
  };
  return (
    <section className={classes.signed} aria-label={t('signedRevision.title')}>
      <Text size="sm">{t('signedRevision.title')}</Text>
      <Text fw={500} role="status">
        {t(`verdict.${HEADLINES[signed.verdict]}`)}
      </Text>
      {signed.verdict === 'foreign' && <Text size="sm">{foreignText(signed)}</Text>}
      <div className={classes.signedActs}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconExternalLink size={16} />}
          onClick={() => openFile(file)}
        >
          {t('signedRevision.open')}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} />}
          onClick={() => saveFile(file)}
        >
          {t('signedRevision.save')}
        </Button>
      </div>
    </section>
  );
}

const HEADLINES = {
  real: 'signed',
  partial: 'partial',
  changed: 'changed',
  ambiguous: 'ambiguous',
  foreign: 'foreign',
  invalid: 'invalid',
  notSigned: 'notSigned',
  unreadable: 'unreadable',
} as const satisfies Record<Verdict, string>;
