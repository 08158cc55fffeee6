import { type DateStyle, formatDate, NOTHING } from '../platform/language/format.ts';
import { useLanguage } from '../platform/language/use-language.ts';

interface DateTextProps {
  /** A day (`2026-10-22`) or an instant. */
  readonly value: string | null | undefined;
  readonly style?: DateStyle;
}

export function DateText({ value, style = 'date' }: DateTextProps) {
  const language = useLanguage();
  if (!value) return NOTHING;
  return <time dateTime={value}>{formatDate(value, language, style)}</time>;
}
