import { lazy, Suspense } from 'react'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Badge } from '#web/ui/badge'
import { CsrfField } from '#web/ui/csrf_field'
import { IconCart } from '#web/ui/icons'
import { Link } from '#web/ui/link'
import { quantityCookie } from '../cart_data'
import { cardFormId } from '../buy/buy_form'
import { readItems } from '../buy/read_items'
import { useBuy } from '../buy/use_buy'
import { showPanel, usePanel } from '../state/panel'
import { clearPressed, setPressed } from '../state/pressed'

const AddedSheet = lazy(() => import('./added_sheet'))
const MiniCart = lazy(() => import('./mini_cart'))
const AgeDialog = lazy(() => import('../buy/age_dialog'))

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/**
 * The cart in the header. Its number comes from a cookie, so that pages can be cached for all visitors; its content is loaded
 * when it is opened. It also contains the form that the buttons of all cards submit.
 */
export default function CartLink() {
  const t = useWords()
  const toPath = useLocalePath()
  const panel = usePanel()
  const { buy } = useBuy({ isAlone: true })
  return (
    <>
      <Link
        to={toPath('/checkout/cart')}
        prefetch="intent"
        className="hidden min-h-11 min-w-11 items-center justify-center gap-3 whitespace-nowrap hover:text-primary md:flex"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          showPanel({ kind: 'cart' })
        }}
      >
        <span className="relative">
          <IconCart size={20} />
          <Badge cookie={quantityCookie} />
        </span>
        {/* Tablets have no space for the label: only screen readers get it. */}
        <span className="sr-only lg:not-sr-only">{t('sales.buy.cart')}</span>
      </Link>
      <form
        id={cardFormId}
        method="post"
        action={`${base}${toPath('/checkout/cart')}`}
        hidden
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent as SubmitEvent
          const sku = String((submitter as HTMLButtonElement | null)?.value)
          setPressed(sku)
          void buy(readItems(new FormData(event.currentTarget, submitter))).finally(() => clearPressed(sku))
        }}
      >
        <CsrfField />
        <input type="hidden" name="intent" value="add" />
      </form>
      <Suspense>
        {panel.kind === 'cart' && <MiniCart />}
        {panel.kind === 'added' && <AddedSheet added={panel.added} />}
        {panel.kind === 'age' && <AgeDialog items={panel.items} />}
      </Suspense>
    </>
  )
}
