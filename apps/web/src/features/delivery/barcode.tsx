import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { encodeCode128 } from './encode-code-128.ts';
import classes from './send-log.module.css';

const HEIGHT = 24;

/** The barcode of a letter: drawn, to scan from the screen, and as a number, to copy into a tracking page. */
export function Barcode({ value }: { readonly value: string }) {
  const { t } = useTranslation('delivery');
  const code = encodeCode128(value);
  return (
    <div className={classes.barcode}>
      {code && (
        <svg
          viewBox={`0 0 ${code.width} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden
          className={classes.bars}
        >
          {code.bars.map(({ x, width }) => (
            <rect key={x} x={x} y={0} width={width} height={HEIGHT} />
          ))}
        </svg>
      )}
      <div className={classes.number}>
        <span>{value.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Tooltip label={copied ? t('copied') : t('copyBarcode')}>
              <ActionIcon aria-label={copied ? t('copied') : t('copyBarcode')} onClick={copy}>
                {copied ? <IconCheck /> : <IconCopy />}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
      </div>
    </div>
  );
}
