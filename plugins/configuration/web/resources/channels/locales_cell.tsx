import { useWords } from '#web/lib/i18n'

/** Languages by their names. */
export default function LocalesCell({ row: { locales } }: { row: { locales?: unknown } }) {
  const t = useWords()
  const codes = String(locales).split(', ')
  return codes.map((code) => t(`shell.languages.${code}`)).join(', ')
}
