import { Form, useSearchParams } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { formatMoney } from '#web/lib/formats'
import type { Packed } from '#web/lib/packed'
import { Banner } from '#web/rich_text/banner'
import type { ShownDocument } from '#web/rich_text/document'
import { useLocale, useLocalePath, useShell } from '#web/lib/shell'
import { Button, buttonStyle } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { Link } from '#web/ui/link'
import { Notices } from '../checkout/notices'
import { StepList } from '../checkout/step_list'
import { shippingWords } from '../checkout/shipping_words'
import { Summary } from '../checkout/summary'
import { TotalBar } from '../checkout/total_bar'
import { DeliveryWords } from '../delivery_words'
import type { Cart, Delivery, Suggestion } from '../cart_data'
import type { CartRefusal } from '../cart_screen.server'
import { CartLineRow } from './cart_line_row'
import { CouponForm } from './coupon_form'
import { GiftOffers } from './gift_offers'
import { RefusedItems } from './refused_items'
import { Suggestions } from './suggestions'

interface CartViewProps {
  cart: Cart
  refusal: CartRefusal | null
  /** Suggested products. */
  suggestions?: Suggestion[]
  /** Estimated delivery costs; null when a method is chosen, or nothing is shipped. */
  delivery?: Delivery | null
  banner?: Packed<ShownDocument> | undefined
}

export function CartView({ cart, refusal, suggestions = [], delivery = null, banner }: CartViewProps) {
  const t = useWords()
  const isEmpty = cart.lines.length === 0
  const isGuest = useShell().visitor.customer === null && 'quote' in cart.steps
  return (
    <div className="shell py-6 md:py-10">
      {!isEmpty && <StepList steps={cart.steps} at="cart" isGuest={isGuest} />}
      <h1 className="mb-6 font-serif text-3xl">{t('sales.cart.title')}</h1>
      <Notices notices={cart.notices} />
      {refusal?.intent === 'add' && <RefusedItems refusal={refusal} />}
      {isEmpty ? <EmptyCart /> : <FullCart cart={cart} refusal={refusal} delivery={delivery} />}
      <Banner banner={banner} className="mt-12 md:mt-16" />
      {suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
    </div>
  )
}

function EmptyCart() {
  const t = useWords()
  const toPath = useLocalePath()
  const [search] = useSearchParams()
  return (
    <>
      {search.has('gone') && (
        <p role="status" className="mb-6 border-l-4 border-accent bg-surface px-4 py-3">
          {t('sales.cart.gone')}{' '}
          <Link to={toPath('/account/orders')} className="underline hover:text-primary">
            {t('sales.cart.to_account')}
          </Link>
        </p>
      )}
      <p className="mb-6 text-lg text-muted">{t('sales.cart.empty')}</p>
      <Link to={toPath('/boutique')} className={buttonStyle()}>
        {t('sales.cart.to_shop')}
      </Link>
    </>
  )
}

function FullCart({ cart, refusal, delivery }: CartViewProps) {
  const t = useWords()
  const locale = useLocale()
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)] lg:gap-x-16">
      <section aria-label={t('sales.cart.lines')}>
        <ul className="border-t border-line">
          {cart.lines.map((line) => (
            <CartLineRow
              key={line.key}
              line={line}
              showsNet={cart.showsNet}
              refusal={refusal && refusal.key === line.key ? refusal : null}
            />
          ))}
        </ul>
        <GiftOffers gifts={cart.gifts} />
      </section>
      <div className="mt-8 lg:sticky lg:top-28 lg:short:static lg:mt-0 lg:self-start">
        {cart.totals && (
          <Summary
            totals={cart.totals}
            showsNet={cart.showsNet}
            shippingWords={
              delivery?.from
                ? t('sales.summary.shipping_from', { amount: formatMoney(locale, delivery.from) })
                : shippingWords(t, locale, { ...cart, purpose: 'order' })
            }
          />
        )}
        {delivery && <DeliveryWords delivery={delivery} />}
        {cart.closest && <p className="mt-4">{cart.closest.message}</p>}
        {cart.coupon.isOffered && <CouponForm coupon={cart.coupon} refusal={refusal} />}
        <Onward cart={cart} />
      </div>
    </div>
  )
}

/** Buttons to order, unless something prevents it, and to request a quote. */
function Onward({ cart }: { cart: Cart }) {
  const t = useWords()
  return (
    <>
      <Hindrance cart={cart} />
      <Form method="post" id="onward" className="mt-6 grid gap-3">
        <CsrfField />
        {isOrderable(cart) && (
          <Button type="submit" name="intent" value="order">
            {t('sales.cart.order')}
          </Button>
        )}
        {cart.offersQuotes && (
          <Button type="submit" name="intent" value="quote" tone="quiet">
            {t('sales.cart.quote')}
          </Button>
        )}
      </Form>
      {isOrderable(cart) && <OrderBar cart={cart} />}
    </>
  )
}

/** On phones: a bar with the total and the button, above the navigation bar. */
function OrderBar({ cart }: { cart: Cart }) {
  const t = useWords()
  return (
    <div className="buy-bar fixed inset-x-0 bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 py-2 md:hidden short:hidden print:hidden">
      <TotalBar cart={cart} />
      <Button type="submit" form="onward" name="intent" value="order">
        {t('sales.cart.order')}
      </Button>
    </div>
  )
}

/** Whether the cart can be ordered. Minimum amount and stock do not apply to quotes. */
function isOrderable({ minimum, lines, steps }: Cart): boolean {
  const isShort = minimum !== null && minimum.missing.amount > 0
  return !isShort && steps.cart === 'done' && lines.every(({ problem }) => problem === null)
}

/** What prevents an order. */
function Hindrance({ cart }: { cart: Cart }) {
  const t = useWords()
  const locale = useLocale()
  const { minimum } = cart
  if (isOrderable(cart)) return null
  const words = 'mt-6 border-l-4 border-warning bg-surface px-4 py-3'
  if (!minimum || minimum.missing.amount === 0) return <p className={words}>{t('sales.cart.mend')}</p>
  const amounts = { missing: formatMoney(locale, minimum.missing), minimum: formatMoney(locale, minimum.amount) }
  return <p className={words}>{t('sales.cart.minimum', amounts)}</p>
}
