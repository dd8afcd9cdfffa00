import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'

/** Shown when there is no delivery method: the reason and options. */
export function NoDelivery({ reason }: { reason: string | null }) {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <div>
      <div role="alert" className="mb-6 border-l-4 border-warning bg-surface px-4 py-3">
        <p className="font-semibold">{t('sales.checkout.no_shipping')}</p>
        <p>{reason ?? t('sales.checkout.no_shipping_reason')}</p>
      </div>
      <div className="flex flex-wrap gap-4">
        <Link to={toPath('/boutique')} className={buttonStyle()}>
          {t('sales.checkout.add_more')}
        </Link>
        <Link to={toPath('/checkout/addresses')} className={buttonStyle('quiet')}>
          {t('sales.checkout.change_address')}
        </Link>
      </div>
    </div>
  )
}
