import { useWords } from '#web/lib/i18n'
import type { NavigationLink } from '../navigation.server'

/** The label of a menu link, with the shop's override if there is one. */
export function useLinkName(): (link: NavigationLink) => string {
  const t = useWords()
  return ({ label, word }) => (word ? t(word) : label)
}
