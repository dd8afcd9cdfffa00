import { useWords } from '#web/lib/i18n'
import { useConfig } from '#web/lib/shell'

/** That no alcohol is sold to minors, which the law wants where one pays as it does on the start page. */
export function MinorsNotice() {
  const t = useWords()
  const isTold = useConfig('configuration.general.alcohol_notice') !== false
  return isTold && <p className="mb-6 border-y border-line py-3 font-semibold">{t('sales.checkout.minors')}</p>
}
