import { useWords } from '#web/lib/i18n'

const statuses = ['published', 'draft'] as const
const modes = ['products_and_description', 'products_only', 'description_only'] as const

export function useStatusOptions() {
  const t = useWords()
  return statuses.map((value) => ({ value, label: t(`catalogue.vocabulary.status.${value}`) }))
}

export function useModeOptions() {
  const t = useWords()
  return modes.map((value) => ({ value, label: t(`catalogue.vocabulary.modes.${value}`) }))
}
