import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { ResponseOf } from '#web/lib/registry'

export type Entry = ResponseOf<'platform.admin.audit.show'>['data']

/** An entry of the log in a sentence. */
export function useEntryWords() {
  const t = useWords()
  const locale = useLocale()
  return {
    /** « Modification par Anne le 21/11/2026 à 10:20, à l’écran ». */
    headline: ({ action, actor, at, channel }: Entry): string =>
      t('platform.audit_screens.headline', {
        action,
        actor: actor ?? t('platform.audit_screens.shop'),
        at: formatInstant(locale, at),
        channel,
      }),
  }
}
