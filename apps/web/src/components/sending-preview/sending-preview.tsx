import type { ComingSending } from '@prorata/contract/previews/preview';
import { lazy, Suspense } from 'react';
import { loadTopics } from '../../platform/language/i18n.ts';

export interface SendingPreviewProps {
  readonly dossierId: string;
  readonly title: string;
  /** What the dossier is called, in the head. */
  readonly remark?: string | undefined;
  /** What is about to leave, in the words of the call that sends it; closed without. */
  readonly sending: ComingSending | undefined;
  /** Sends exactly what was looked at, under its fingerprint, or fails. */
  readonly onSend: (seen: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Escape closes what lies on top: a dialog under a preview stays until the preview is closed. */
export function isPreviewOpen(): boolean {
  return document.querySelector('[data-sending-preview]') !== null;
}

const PreviewDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./preview-dialog.tsx'),
    loadTopics('preview', 'vocabulary', 'documents'),
  ]);
  return { default: module.PreviewDialog };
});

/** Before anything leaves that cannot be taken back: every mail and letter as it will look, to whom, how and at which price. */
export function SendingPreview({ sending, ...props }: SendingPreviewProps) {
  if (sending === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PreviewDialog {...props} sending={sending} />
    </Suspense>
  );
}
