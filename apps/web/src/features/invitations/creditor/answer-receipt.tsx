import { Box, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { DateText } from '../../../components/values.tsx';
import classes from './no-claim.module.css';

/** What a creditor answered without filing, and when: the head of the receipt. */
export function AnswerHead({ said, at }: { readonly said: string; readonly at: string }) {
  return (
    <div className={classes.head}>
      <span className={classes.sign}>
        <IconCheck size={24} stroke={2} aria-hidden />
      </span>
      <Text fw={600} fz="lg" ta="center">
        {said}
      </Text>
      <Text inherit c="dimmed">
        <DateText value={at} style="dateTime" />
      </Text>
    </div>
  );
}

/** A number of the receipt, letter by letter. */
export function ReceiptCode({ children, whole }: { readonly children: string; readonly whole?: string }) {
  return (
    <Box component="code" ff="monospace" fz="sm" {...(whole && { title: whole })}>
      {children}
    </Box>
  );
}

/** The two ends of a fingerprint, which is how people compare one; the whole of it on pointing. */
export function Fingerprint({ sha256 }: { readonly sha256: string }) {
  return (
    <ReceiptCode whole={sha256}>
      {`${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`}
    </ReceiptCode>
  );
}
