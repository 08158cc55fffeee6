import { helpCalls } from '@prorata/contract/help/calls';
import type { Language } from '@prorata/domain/vocabulary';
import type { DownloadedFile } from '../../platform/client/create-request.ts';
import { request } from '../../platform/client/request.ts';

export function readManual(language: Language): Promise<DownloadedFile> {
  return request(helpCalls.downloadManual, { query: { language } });
}
