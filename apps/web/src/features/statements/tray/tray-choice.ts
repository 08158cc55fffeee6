import type { LooseDocument, Placement } from '@prorata/contract/tray/loose-document';
import type { DocumentType } from '@prorata/domain/vocabulary';

/** What somebody says of a file, or what is proposed until they do. */
export interface TrayChoice {
  readonly statementIds: readonly string[];
  readonly documentTypes: readonly DocumentType[];
}

/** What is proposed: the one who is certain, or the only one who comes into question, where documents can be added now. */
export function proposedChoice({ proposals, documentTypes }: LooseDocument): TrayChoice {
  const certain = proposals.find(({ isCertain }) => isCertain);
  const [only] = proposals;
  const place = certain ?? (proposals.length === 1 && only?.isOpen ? only : undefined);
  return { statementIds: place ? [place.statementId] : [], documentTypes };
}

/** Nobody needs to look at it: one creditor alone comes into question, it says what it is, and the scanner has nothing against it. */
export function isReady({ proposals, documentTypes, verdict }: LooseDocument): boolean {
  const isGiven = verdict === 'clean' || verdict === 'unscanned';
  return isGiven && documentTypes.length > 0 && proposals.some(({ isCertain }) => isCertain);
}

export function isWhole({ statementIds, documentTypes }: TrayChoice): boolean {
  return statementIds.length > 0 && documentTypes.length > 0;
}

/** As the call asks for it; in each statement it is the same. */
export function placementOf(looseDocumentId: string, choice: TrayChoice): Placement {
  const documentTypes = [...choice.documentTypes];
  return {
    looseDocumentId,
    places: choice.statementIds.map((statementId) => ({ statementId, documentTypes })),
  };
}

/** With the thing when it was not there, without it when it was. */
export function toggled<Thing>(things: readonly Thing[], thing: Thing): readonly Thing[] {
  return things.includes(thing) ? things.filter((one) => one !== thing) : [...things, thing];
}
