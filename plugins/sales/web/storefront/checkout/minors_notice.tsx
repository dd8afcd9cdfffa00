import { useWords } from '#web/lib/i18n'
import { useConfig } from '#web/lib/shell'

/** The legal notice that no alcohol is sold to minors. It is required on the payment page, too. */
export function MinorsNotice() {
  const t = useWords()
  const isTold = useConfig('configuration.general.alcohol_notice') !== false
  return isTold && <p className="mb-6 border-y border-line py-3 font-semibold">{t('sales.checkout.minors')}</p>
}
