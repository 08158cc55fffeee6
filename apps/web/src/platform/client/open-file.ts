import type { DownloadedFile } from './create-request.ts';

/** Long enough for the new tab to read it; the memory is given back after that. */
const KEPT_MS = 60_000;

/** Opens a downloaded file in a new tab. */
export function openFile({ blob }: DownloadedFile): void {
  follow(blob, (link) => {
    link.target = '_blank';
    link.rel = 'noopener';
  });
}

/** Saves a downloaded file under the name that the server gave it. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  follow(blob, (link) => {
    link.download = fileName ?? 'document';
  });
}

function follow(blob: Blob, prepare: (link: HTMLAnchorElement) => void): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  prepare(link);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
