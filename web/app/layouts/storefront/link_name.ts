import { useWords } from '#web/lib/i18n'

/** The label of a link, with the shop's override if there is one. */
export function useLinkName(): (link: { label: string; word?: string }) => string {
  const t = useWords()
  return ({ label, word }) => (word ? t(word) : label)
}
