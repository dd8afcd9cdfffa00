import { useLocale } from '#web/lib/shell'

/** A rate is text, so that no figure of it is lost; French writes it with a comma. */
export default function RateCell({ row: { rate } }: { row: { rate?: unknown } }) {
  return useLocale() === 'fr_FR' ? String(rate).replace('.', ',') : String(rate)
}
