import { helpCalls } from '@prorata/contract/help/calls';
import { readManual } from '@prorata/documents/manual/read-manual';
import { renderManual } from '@prorata/documents/manual/render-manual';
import type { Language } from '@prorata/domain/vocabulary';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';

export function helpRoutes({ renderer }: Pick<Tools, 'renderer'>): Route[] {
  const printManual = rememberPrinted(renderer);
  return [
    route(helpCalls.readManual, ({ query }) => readManual(query.language ?? 'nl')),
    route(helpCalls.downloadManual, async ({ query }) => {
      const language = query.language ?? 'nl';
      const { title } = await readManual(language);
      return {
        name: `Prorata - ${title} (${language}).pdf`,
        mediaType: 'application/pdf',
        content: await printManual(language),
      };
    }),
  ];
}

/** It takes a second to set and stays the same as long as the server runs: made once, when somebody asks for it. */
function rememberPrinted(renderer: Tools['renderer']): (language: Language) => Promise<Buffer> {
  const printed = new Map<Language, Promise<Buffer>>();
  return (language) => {
    const known = printed.get(language) ?? print(renderer, language);
    printed.set(language, known);
    // What failed once may succeed the next time.
    known.catch(() => printed.delete(language));
    return known;
  };
}

async function print(renderer: Tools['renderer'], language: Language): Promise<Buffer> {
  return Buffer.from(await renderManual(renderer, await readManual(language)));
}
