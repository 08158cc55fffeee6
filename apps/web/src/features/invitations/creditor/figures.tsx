import { useTranslation } from 'react-i18next';

interface FiguresProps {
  readonly numberOfClaims: number;
  readonly numberOfDocuments: number;
}

/** What a statement holds, in two figures; without a claim of its own all of it is ordinary, and that needs no figure. */
export function Figures({ numberOfClaims, numberOfDocuments }: FiguresProps) {
  const { t } = useTranslation('invited');
  const documents = t('statements.documents', { count: numberOfDocuments });
  if (numberOfClaims === 0) return documents;
  return t('statements.figures', { claims: t('statements.claims', { count: numberOfClaims }), documents });
}
