import { useWords } from '#web/lib/i18n'
import type { NavigationLink } from '../navigation.server'

/** What a link of a menu says: in the shop's own words where it has set them. */
export function useLinkName(): (link: NavigationLink) => string {
  const t = useWords()
  return ({ label, word }) => (word ? t(word) : label)
}
