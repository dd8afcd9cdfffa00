import { useRevalidator } from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useShell } from '#web/lib/shell'
import { IconChevronDown } from '#web/ui/icons'
import { useBuy } from '../buy/use_buy'
import { GiftOffers } from '../cart/gift_offers'
import type { Cart, Told } from '../cart_data'
import { initialiseCart } from '../state/checkout_state'
import { CartContents } from './cart_contents'
import { Notices } from './notices'
import { StepList } from './step_list'
import { shippingWords } from './shipping_words'
import { Summary } from './summary'
import { useNewestCart } from './newest_cart'
import type { Step } from './step_paths'

interface CheckoutFrameProps {
  cart: Cart
  at: Step
  title: string
  children: ReactNode
}

/** A checkout step, with the summary beside it, or collapsed above it on phones. */
export function CheckoutFrame({ cart: loaded, at, title, children }: CheckoutFrameProps) {
  const isGuest = useShell().visitor.customer === null
  useEffect(() => initialiseCart(loaded), [loaded])
  const cart = useNewestCart(loaded)
  return (
    <div className="shell py-6 md:py-10">
      <StepList steps={cart.steps} at={at} isGuest={isGuest} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:gap-x-16">
        <div className="mx-auto w-full max-w-2xl lg:mx-0">
          <FoldedSummary cart={cart} />
          <h1 className="mb-6 font-serif text-3xl">{title}</h1>
          <Notices notices={whatChanged(cart)} />
          <StepGifts cart={cart} />
          {children}
        </div>
        <div className="hidden lg:sticky lg:top-28 lg:short:static lg:block lg:self-start">
          <WholeSummary cart={cart} />
        </div>
      </div>
    </div>
  )
}

/** Adds a gift without leaving the step, whose page is loaded anew. */
function StepGifts({ cart }: { cart: Cart }) {
  const { buy } = useBuy({ isAlone: true, isQuiet: true })
  const { revalidate } = useRevalidator()
  return <GiftOffers gifts={cart.gifts} onAdd={(items) => void buy(items).then(revalidate)} />
}

/** Notices before the next step: changed lines and prices, coupons without effect. */
function whatChanged({ notices, lines, coupon }: Cart): Told[] {
  const ofLines = lines.flatMap(({ notice, problem }) => [problem, notice])
  return [...notices, coupon.problem, ...ofLines].filter((told) => told !== null)
}

function WholeSummary({ cart }: { cart: Cart }) {
  const t = useWords()
  const locale = useLocale()
  if (!cart.totals) return null
  return (
    <Summary
      totals={cart.totals}
      showsNet={cart.showsNet}
      shippingWords={shippingWords(t, locale, cart)}
      title={cart.purpose === 'quote' ? t('sales.summary.quote_title') : undefined}
    >
      <CartContents lines={cart.lines} />
    </Summary>
  )
}

/** On phones: the total, with an expandable summary. */
function FoldedSummary({ cart }: { cart: Cart }) {
  const t = useWords()
  const locale = useLocale()
  if (!cart.totals) return null
  return (
    <details className="group mb-6 border-y border-line lg:hidden">
      <summary className="flex min-h-12 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <IconChevronDown size={20} className="transition-transform group-open:rotate-180" />
        <span>
          {t(cart.purpose === 'quote' ? 'sales.checkout.your_quote' : 'sales.checkout.your_order', {
            count: cart.quantity,
          })}
        </span>
        <span className="ml-auto text-lg font-semibold tabular-nums">{formatMoney(locale, cart.totals.total)}</span>
      </summary>
      <WholeSummary cart={cart} />
    </details>
  )
}
