import type { Verdict } from '@prorata/proof/report/report-proof';
import type { Answer } from './corpus-places.ts';

/** The right answer of every place to a document that came back from the desk. */
export interface Expected {
  readonly gate: Answer;
  readonly page: Verdict;
  readonly offline: Answer;
}

/** Everything that the desk can do, by the right answers; names are separated by blanks. */
export const EXPECTATIONS: readonly (Expected & { readonly acts: string })[] = [
  {
    ...{ gate: 'accepted', page: 'real', offline: 'accepted' },
    acts: 'genuine/longTerm genuine/archived genuine/renewed genuine/onPage genuine/archivedOnPage',
  },
  {
    ...{ gate: 'revocationMissing', page: 'partial', offline: 'revocationMissing' },
    acts: 'genuine/timeStamped genuine/stampedAlone',
  },
  {
    ...{ gate: 'accepted', page: 'real', offline: 'accepted' },
    acts: 'honest',
  },
  {
    ...{ gate: 'otherSigner', page: 'foreign', offline: 'accepted' },
    acts: 'otherPerson',
  },
  {
    ...{ gate: 'signedOtherwise', page: 'foreign', offline: 'signedOtherwise' },
    acts: 'changedDocument',
  },
  {
    ...{ gate: 'signatureBroken', page: 'changed', offline: 'signatureBroken' },
    acts: 'brokenSignature',
  },
  {
    ...{ gate: 'certificateNotTrusted', page: 'invalid', offline: 'certificateNotTrusted' },
    acts: 'otherAuthority',
  },
  {
    ...{ gate: 'certificateExpired', page: 'invalid', offline: 'certificateExpired' },
    acts: 'expiredCertificate',
  },
  {
    ...{ gate: 'timeStampMissing', page: 'partial', offline: 'timeStampMissing' },
    acts: 'noTimeStamp',
  },
  {
    ...{ gate: 'timeStampBroken', page: 'invalid', offline: 'timeStampBroken' },
    acts: 'wrongTimeStamp',
  },
  {
    ...{ gate: 'timeStampNotTrusted', page: 'partial', offline: 'timeStampNotTrusted' },
    acts: 'strangeTimeStamp',
  },
  {
    ...{ gate: 'revocationMissing', page: 'partial', offline: 'revocationMissing' },
    acts: 'noRevocationData',
  },
  {
    ...{ gate: 'certificateRevoked', page: 'partial', offline: 'certificateRevoked' },
    acts: 'revoked',
  },
  {
    ...{ gate: 'revocationUnknown', page: 'partial', offline: 'revocationUnknown' },
    acts: 'statusUnknown',
  },
  {
    ...{ gate: 'revocationExpired', page: 'partial', offline: 'revocationExpired' },
    acts: 'statusExpired',
  },
  {
    ...{ gate: 'ambiguous', page: 'ambiguous', offline: 'ambiguous' },
    acts: `structure/repeatedRowBehind structure/repeatedRowWithin structure/otherNumberBehind
      structure/otherNumberWithin structure/packedPage structure/packedTwice structure/wrongIndex
      structure/freedPage structure/freedUnused structure/generation structure/unlistedObject structure/hybrid
      structure/tableReplaced structure/tableInPlace structure/prevLoop structure/prevSkips structure/prevMissing structure/prevForward
      structure/sizeTooSmall structure/rootRenumbered structure/widthsOther structure/indexOverlaps
      structure/bytesBehind structure/zerosBehind structure/objectBehind structure/bytesBetweenRevisions
      structure/bytesBetweenObjects structure/baitWithin structure/recoveryBait structure/startBroken
      structure/startOneBeside structure/startEarlier structure/startOfReport structure/startMissing
      structure/endTwice structure/startTwice structure/endMissing structure/cutOff structure/secondDocument
      structure/escapedName structure/escapedRole structure/escapedWithin structure/comment
      structure/commentEndsObject structure/wrongLength structure/lengthElsewhere structure/keyTwice
      structure/unclosed structure/twoInOne structure/referenceGeneration structure/referenceWraps
      structure/rectExponent structure/nullEntry structure/formNull structure/stringUnbalanced
      structure/nestedDeep structure/leadingZero structure/ownRowElsewhere structure/ownRowMissing
      structure/unknownKind structure/sizeTooLarge structure/unsortedRows structure/oldTable
      structure/returnsOnly`,
  },
  {
    ...{ gate: 'contentChanged', page: 'changed', offline: 'contentChanged' },
    acts: 'structure/packedUnused structure/storeIsTable',
  },
  {
    ...{ gate: 'otherDocument', page: 'ambiguous', offline: 'ambiguous' },
    acts: 'structure/bytesBefore',
  },
  {
    ...{ gate: 'signedOtherwise', page: 'foreign', offline: 'signedOtherwise' },
    acts: `structure/rectReference structure/rectOverflows structure/rectTiny structure/rectFive
      structure/flagsWrap`,
  },
  {
    ...{ gate: 'contentChanged', page: 'changed', offline: 'contentChanged' },
    acts: `pages/pageBehind pages/lastPageBehind pages/contentBehind pages/contentBeforeBehind
      pages/contentAfterBehind pages/fontsSwappedBehind pages/fontChangedBehind pages/mediaBoxBehind
      pages/cropBoxBehind pages/rotateBehind pages/userUnitBehind pages/noContentBehind pages/orderBehind
      pages/removedBehind pages/addedBehind pages/otherTreeBehind pages/inheritedBehind pages/repeatedBehind`,
  },
  {
    ...{ gate: 'signedOtherwise', page: 'foreign', offline: 'signedOtherwise' },
    acts: `pages/pageWithin pages/lastPageWithin pages/contentWithin pages/contentBeforeWithin
      pages/contentAfterWithin pages/fontsSwappedWithin pages/fontChangedWithin pages/mediaBoxWithin
      pages/cropBoxWithin pages/rotateWithin pages/userUnitWithin pages/noContentWithin pages/orderWithin
      pages/removedWithin pages/addedWithin pages/otherTreeWithin pages/inheritedWithin pages/shadowLoose
      pages/shadowReplace pages/shadowHide pages/shadowContent pages/repeatedWithin`,
  },
  {
    ...{ gate: 'contentChanged', page: 'changed', offline: 'contentChanged' },
    acts: `annotations/textBehind annotations/stampBehind annotations/freeTextBehind annotations/redactBehind
      annotations/squareBehind annotations/highlightBehind annotations/inkBehind annotations/foreignLinkBehind
      annotations/launchBehind annotations/scriptBehind annotations/widgetBehind annotations/popupBehind
      annotations/attachmentBehind annotations/screenBehind annotations/watermarkBehind
      annotations/notesDroppedBehind annotations/linkChangedBehind`,
  },
  {
    ...{ gate: 'signedOtherwise', page: 'foreign', offline: 'signedOtherwise' },
    acts: `annotations/textWithin annotations/stampWithin annotations/freeTextWithin annotations/redactWithin
      annotations/squareWithin annotations/highlightWithin annotations/inkWithin annotations/foreignLinkWithin
      annotations/launchWithin annotations/scriptWithin annotations/widgetWithin annotations/popupWithin
      annotations/attachmentWithin annotations/screenWithin annotations/watermarkWithin
      annotations/notesDroppedWithin annotations/linkChangedWithin`,
  },
  {
    ...{ gate: 'contentChanged', page: 'changed', offline: 'contentChanged' },
    acts: `forms/visibleFieldBehind forms/appearanceBehind forms/appearanceUnseenBehind
      forms/needAppearancesBehind forms/xfaBehind forms/resourcesBehind forms/appearanceTextBehind
      forms/calculationBehind forms/flagsNoneBehind forms/flagsOtherBehind forms/textFieldBehind
      forms/textFieldUnseenBehind forms/emptySignatureFieldBehind forms/fieldKidsBehind
      forms/fieldActionBehind forms/fieldLockBehind forms/fieldTooltipBehind forms/fieldLookBehind
      forms/fieldValueDefaultBehind forms/fieldOnOtherPageBehind forms/renamedBehind
      forms/valueDroppedBehind forms/fieldsDroppedBehind forms/formDroppedBehind forms/signatureTwiceBehind
      forms/formReplacedBehind`,
  },
  {
    ...{ gate: 'signedOtherwise', page: 'foreign', offline: 'signedOtherwise' },
    acts: `forms/visibleFieldWithin forms/appearanceWithin forms/appearanceUnseenWithin forms/needAppearancesWithin
      forms/xfaWithin forms/resourcesWithin forms/appearanceTextWithin forms/calculationWithin
      forms/flagsNoneWithin forms/flagsOtherWithin forms/textFieldWithin forms/textFieldUnseenWithin
      forms/emptySignatureFieldWithin forms/fieldKidsWithin forms/fieldActionWithin forms/fieldLockWithin
      forms/fieldTooltipWithin forms/fieldLookWithin forms/fieldValueDefaultWithin
      forms/fieldOnOtherPageWithin`,
  },
  {
    ...{ gate: 'severalSignatures', page: 'ambiguous', offline: 'severalSignatures' },
    acts: 'forms/valueBehind',
  },
  {
    ...{ gate: 'contentChanged', page: 'changed', offline: 'contentChanged' },
    acts: `catalog/openActionBehind catalog/actionsBehind catalog/scriptsBehind catalog/filesBehind
      catalog/layersBehind catalog/versionBehind catalog/extensionsBehind catalog/pageLabelsBehind
      catalog/pageModeBehind catalog/pageLayoutBehind catalog/baseBehind catalog/collectionBehind
      catalog/permissionsBehind catalog/associatedBehind catalog/destinationsBehind catalog/requirementsBehind
      catalog/unknownKeyBehind catalog/metadataBehind catalog/outlinesBehind catalog/outlinesDroppedBehind
      catalog/viewerBehind catalog/structureBehind catalog/structureChangedBehind catalog/languageBehind
      catalog/marksBehind catalog/intentsBehind catalog/infoChangedBehind`,
  },
  {
    ...{ gate: 'signedOtherwise', page: 'foreign', offline: 'signedOtherwise' },
    acts: `catalog/openActionWithin catalog/actionsWithin catalog/scriptsWithin catalog/filesWithin
      catalog/layersWithin catalog/versionWithin catalog/extensionsWithin catalog/pageLabelsWithin
      catalog/pageModeWithin catalog/pageLayoutWithin catalog/baseWithin catalog/collectionWithin
      catalog/permissionsWithin catalog/associatedWithin catalog/destinationsWithin catalog/requirementsWithin
      catalog/unknownKeyWithin catalog/metadataWithin catalog/outlinesWithin catalog/outlinesDroppedWithin
      catalog/viewerWithin catalog/structureWithin catalog/structureChangedWithin catalog/languageWithin
      catalog/marksWithin catalog/intentsWithin catalog/infoChangedWithin`,
  },
  {
    ...{ gate: 'ambiguous', page: 'ambiguous', offline: 'ambiguous' },
    acts: `catalog/infoBehind catalog/infoWithin catalog/infoDroppedBehind catalog/infoDroppedWithin
      catalog/idBehind catalog/idWithin catalog/idDroppedBehind catalog/idDroppedWithin catalog/encryptBehind
      catalog/encryptWithin`,
  },
  {
    ...{ gate: 'coverageIncomplete', page: 'changed', offline: 'coverageIncomplete' },
    acts: `signature/rangeLate signature/gapLarger signature/gapLargerBehind signature/rangeShort
      signature/rangeOnlyReport signature/rangeBeyond signature/rangeOverlaps signature/rangeOfThree
      signature/rangeOfTwo signature/rangeNegative signature/padding`,
  },
  {
    ...{ gate: 'ambiguous', page: 'ambiguous', offline: 'ambiguous' },
    acts: 'signature/containerTwice signature/rangeTwice signature/wrapped',
  },
  {
    ...{ gate: 'signatureBroken', page: 'changed', offline: 'signatureBroken' },
    acts: 'signature/digestOnly signature/bare signature/otherNamed',
  },
  {
    ...{ gate: 'severalSignatures', page: 'ambiguous', offline: 'severalSignatures' },
    acts: 'signature/twoSigners',
  },
  {
    ...{ gate: 'signedOtherwise', page: 'foreign', offline: 'signedOtherwise' },
    acts: `signature/otherKind signature/digestKind signature/otherFilter signature/reference
      signature/fieldReference signature/build signature/certificate signature/changes signature/unknownEntry
      signature/nestedContent`,
  },
  {
    ...{ gate: 'noSignature', page: 'notSigned', offline: 'noSignature' },
    acts: 'signature/otherType',
  },
  {
    ...{ gate: 'contentChanged', page: 'changed', offline: 'contentChanged' },
    acts: `signature/noRange signature/noRangeValue signature/negativeRange signature/noContainer
      signature/emptyContainer signature/repeatedSignature`,
  },
  {
    ...{ gate: 'contentChanged', page: 'changed', offline: 'contentChanged' },
    acts: `validation/garbage validation/content validation/contentAmongAnswers validation/contentAmongLists
      validation/tail validation/typedStream validation/otherFilter validation/packedTail
      validation/contentOfPage validation/contentOverwritten validation/drawn validation/looseStream
      validation/unknownKey validation/otherType validation/extraList validation/unknownEntryKey
      validation/entryName validation/storeDropped validation/storeEmptied validation/entryDropped
      validation/storeReplaced validation/stampOfOther validation/stampUnknown validation/stampFuture
      validation/stampBefore validation/stampVisible validation/stampWithPage validation/stampAsText
      validation/stampSameName validation/stampShort validation/stampOfFirst validation/stampEmpty`,
  },
  {
    ...{ gate: 'accepted', page: 'real', offline: 'accepted' },
    acts: 'validation/foreignEntry validation/certificateOfImpostor',
  },
  {
    ...{ gate: 'certificateRevoked', page: 'partial', offline: 'certificateRevoked' },
    acts: 'validation/revokedStored validation/revokedReplaced',
  },
  {
    ...{ gate: 'revocationMissing', page: 'partial', offline: 'revocationMissing' },
    acts: 'validation/revokedCutOff validation/answerOfOther validation/cutOff',
  },
  {
    ...{ gate: 'revocationNotTrusted', page: 'partial', offline: 'revocationNotTrusted' },
    acts: 'validation/answerOfImpostor',
  },
  {
    ...{ gate: 'severalSignatures', page: 'ambiguous', offline: 'severalSignatures' },
    acts: 'validation/stampSecondSigner',
  },
  {
    ...{ gate: 'otherSigner', page: 'foreign', offline: 'accepted' },
    acts: 'signer/stranger signer/namesake',
  },
  {
    ...{ gate: 'accepted', page: 'foreign', offline: 'accepted' },
    acts: 'signer/secondCard',
  },
  {
    ...{ gate: 'certificateNotTrusted', page: 'invalid', offline: 'certificateNotTrusted' },
    acts: 'signer/impostor signer/impostorWithChain',
  },
  {
    ...{ gate: 'signatureBroken', page: 'changed', offline: 'signatureBroken' },
    acts: 'signer/borrowed',
  },
  {
    ...{ gate: 'certificateExpired', page: 'invalid', offline: 'certificateExpired' },
    acts: 'signer/expired',
  },
  {
    ...{ gate: 'certificateNotForSigning', page: 'invalid', offline: 'certificateNotForSigning' },
    acts: 'signer/notForSigning signer/service signer/authority',
  },
  {
    ...{ gate: 'noSignature', page: 'notSigned', offline: 'noSignature' },
    acts: 'signer/unsigned',
  },
  {
    ...{ gate: 'otherDocument', page: 'foreign', offline: 'signedOtherwise' },
    acts: 'signer/otherDocument signer/withoutSeal',
  },
  {
    ...{ gate: 'otherDocument', page: 'unreadable', offline: 'unreadable' },
    acts: 'signer/empty signer/notPdf',
  },
  {
    ...{ gate: 'signedOtherwise', page: 'foreign', offline: 'signedOtherwise' },
    acts: 'signer/formFonts',
  },
  {
    ...{ gate: 'signedOtherwise', page: 'foreign', offline: 'signedOtherwise' },
    acts: `keys/catalogTypeRemovedWithin keys/catalogPagesRemovedWithin keys/catalogAcroFormRemovedWithin
      keys/catalogUnknownWithin keys/formFieldsRemovedWithin keys/formUnknownWithin keys/fieldFTRemovedWithin
      keys/fieldTRemovedWithin keys/fieldVRemovedWithin keys/fieldSubtypeRemovedWithin
      keys/fieldRectRemovedWithin keys/fieldUnknownWithin keys/signatureTypeRemovedWithin
      keys/signatureFilterRemovedWithin keys/signatureSubFilterRemovedWithin keys/signatureUnknownWithin`,
  },
  {
    ...{ gate: 'contentChanged', page: 'changed', offline: 'contentChanged' },
    acts: `keys/catalogTypeRemovedBehind keys/catalogPagesRemovedBehind keys/catalogAcroFormRemovedBehind
      keys/catalogUnknownBehind keys/formFieldsRemovedBehind keys/formSigFlagsRemovedBehind
      keys/formUnknownBehind keys/fieldFTRemovedBehind keys/fieldTRemovedBehind keys/fieldVRemovedBehind
      keys/fieldTypeRemovedBehind keys/fieldSubtypeRemovedBehind keys/fieldFRemovedBehind
      keys/fieldPRemovedBehind keys/fieldRectRemovedBehind keys/fieldUnknownBehind
      keys/signatureByteRangeRemovedBehind keys/dssTypeRemovedBehind keys/dssCertsRemovedBehind
      keys/dssOCSPsRemovedBehind keys/dssCRLsRemovedBehind keys/dssUnknownWithin keys/dssUnknownBehind
      keys/signatureTypeRemovedBehind keys/signatureFilterRemovedBehind keys/signatureSubFilterRemovedBehind
      keys/signatureContentsRemovedBehind keys/signatureUnknownBehind`,
  },
  {
    ...{ gate: 'ambiguous', page: 'ambiguous', offline: 'ambiguous' },
    acts: `keys/catalogTypeRepeatedWithin keys/catalogTypeRepeatedBehind keys/catalogPagesRepeatedWithin
      keys/catalogPagesRepeatedBehind keys/catalogAcroFormRepeatedWithin keys/catalogAcroFormRepeatedBehind
      keys/formFieldsRepeatedWithin keys/formFieldsRepeatedBehind keys/formSigFlagsRepeatedWithin
      keys/formSigFlagsRepeatedBehind keys/fieldFTRepeatedWithin keys/fieldFTRepeatedBehind
      keys/fieldTRepeatedWithin keys/fieldTRepeatedBehind keys/fieldVRepeatedWithin keys/fieldVRepeatedBehind
      keys/fieldTypeRepeatedWithin keys/fieldTypeRepeatedBehind keys/fieldSubtypeRepeatedWithin
      keys/fieldSubtypeRepeatedBehind keys/fieldFRepeatedWithin keys/fieldFRepeatedBehind
      keys/fieldPRepeatedWithin keys/fieldPRepeatedBehind keys/fieldRectRepeatedWithin
      keys/fieldRectRepeatedBehind keys/signatureTypeRepeatedWithin keys/signatureTypeRepeatedBehind
      keys/signatureFilterRepeatedWithin keys/signatureFilterRepeatedBehind
      keys/signatureSubFilterRepeatedWithin keys/signatureSubFilterRepeatedBehind
      keys/signatureByteRangeRepeatedWithin keys/signatureByteRangeRepeatedBehind
      keys/signatureContentsRemovedWithin keys/signatureContentsRepeatedWithin
      keys/signatureContentsRepeatedBehind keys/dssTypeRepeatedWithin keys/dssTypeRepeatedBehind
      keys/dssCertsRepeatedWithin keys/dssCertsRepeatedBehind keys/dssOCSPsRepeatedWithin
      keys/dssOCSPsRepeatedBehind keys/dssCRLsRepeatedWithin keys/dssCRLsRepeatedBehind`,
  },
  {
    ...{ gate: 'accepted', page: 'real', offline: 'accepted' },
    acts: `keys/formSigFlagsRemovedWithin keys/fieldTypeRemovedWithin keys/fieldFRemovedWithin
      keys/fieldPRemovedWithin keys/dssTypeRemovedWithin keys/dssCertsRemovedWithin keys/dssOCSPsRemovedWithin
      keys/dssCRLsRemovedWithin`,
  },
  {
    ...{ gate: 'noSignature', page: 'notSigned', offline: 'noSignature' },
    acts: 'keys/signatureByteRangeRemovedWithin',
  },
];
