import type { Label } from '#core/i18n/label'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** Why a link is broken. */
export const REASONS = [
  { value: 'missing', label: label('Rien à cette adresse', 'Nothing at this address') },
  { value: 'gone', label: label('Page supprimée', 'Page gone') },
  { value: 'silent', label: label('Pas de réponse', 'No answer') },
  { value: 'unreachable', label: label('Site injoignable', 'Site out of reach') },
  { value: 'redirects', label: label('Trop de redirections', 'Too many redirects') },
  { value: 'refused', label: label('Adresse privée ou interdite', 'Private or forbidden address') },
]
