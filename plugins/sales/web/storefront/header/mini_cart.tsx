import { useEffect } from 'react'
import { refreshBadges } from '#web/lib/badge'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import { Sheet } from '#web/ui/sheet'
import { useBuy } from '../buy/use_buy'
import { GiftOffers } from '../cart/gift_offers'
import type { CartLine } from '../cart_data'
import { initialiseCart, setCartLoading } from '../state/checkout_state'
import { showPanel } from '../state/panel'
import { useCheckout } from '../state/use_checkout'

const close = () => showPanel({ kind: 'closed' })

/** The cart as a sheet: lines, total and links. */
export default function MiniCart() {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const { cart, cartLoading } = useCheckout()
  const { buy } = useBuy({ isAlone: true })
  useEffect(() => void load(), [])
  const isEmpty = cart !== null && cart.lines.length === 0
  const footer = cart?.totals && (
    <>
      <p className="mb-3 flex items-baseline justify-between gap-4">
        <span>{t('sales.buy.subtotal')}</span>
        <span className="text-lg font-semibold tabular-nums">{formatMoney(locale, cart.totals.goods)}</span>
      </p>
      <Link to={toPath('/checkout/cart')} onClick={close} className={`${buttonStyle()} w-full`}>
        {t('sales.buy.see_cart')}
      </Link>
    </>
  )
  return (
    <Sheet title={t('sales.buy.cart')} isOpen onClose={close} footer={footer} place="aside">
      <div aria-live="polite" aria-busy={cartLoading}>
        {cartLoading && !cart && <p className="text-muted">{t('sales.buy.loading')}</p>}
        {isEmpty && <p className="text-muted">{t('sales.buy.empty')}</p>}
        {!isEmpty && cart && (
          <>
            <ul>
              {cart.lines.map((line) => (
                <MiniLine key={line.key} line={line} />
              ))}
            </ul>
            <GiftOffers gifts={cart.gifts} onAdd={(items) => void buy(items)} />
          </>
        )}
      </div>
    </Sheet>
  )
}

async function load(): Promise<void> {
  setCartLoading(true)
  try {
    const answer = await call('GET', 'sales.cart.show')
    if (answer) initialiseCart(answer.data)
    refreshBadges()
  } catch {
    // The cart page shows the errors.
    setCartLoading(false)
  }
}

function MiniLine({ line }: { line: CartLine }) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const { name, detail, image, quantity, total, problem, path } = line
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] gap-4 border-b border-line py-3">
      <div className="relative h-16">
        <Picture
          picture={image}
          sizes="3rem"
          isDecorative
          className="absolute inset-0 size-full object-contain mix-blend-darken"
        />
      </div>
      <div>
        <p className="font-serif text-lg leading-snug">
          {path ? (
            <Link to={toPath(path)} onClick={close}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-sm text-muted">
          {[detail, t('sales.buy.pieces', { count: quantity })].filter(Boolean).join(' · ')}
        </p>
        {problem && <p className="text-sm text-negative">{problem.message}</p>}
      </div>
      <p className="text-right tabular-nums">{total && formatMoney(locale, total)}</p>
    </li>
  )
}
