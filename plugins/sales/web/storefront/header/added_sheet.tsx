import { useEffect, useRef, useState } from 'react'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Button, buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import { Sheet } from '#web/ui/sheet'
import { cardFormId } from '../buy/buy_form'
import { useBuy } from '../buy/use_buy'
import { GiftOffers } from '../cart/gift_offers'
import { SuggestedPrice } from '../cart/suggested_price'
import type { Cart, CartLine, Suggestion } from '../cart_data'
import { showPanel, type Added } from '../state/panel'
import { useIsPressed } from '../state/pressed'
import { useCheckout } from '../state/use_checkout'

const close = () => showPanel({ kind: 'closed' })

/** Shows the added items and suggestions, with links to go on shopping or to order. */
export default function AddedSheet({ added }: { added: Added }) {
  const t = useWords()
  const toPath = useLocalePath()
  const { cart } = useCheckout()
  const suggestions = useSuggestions(added)
  const { buy } = useBuy({ isAlone: true })
  if (!cart) return null
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Link to={toPath('/checkout')} onClick={close} className={`${buttonStyle()} col-span-2`}>
        {t('sales.buy.order')}
      </Link>
      <Button tone="quiet" onClick={close}>
        {t('sales.buy.go_on')}
      </Button>
      <Link to={toPath('/checkout/cart')} onClick={close} className={buttonStyle('quiet')}>
        {t('sales.buy.see_cart')}
      </Link>
    </div>
  )
  return (
    <Sheet title={t('sales.buy.added')} isOpen onClose={close} footer={footer} place="aside">
      <AddedLines added={added} cart={cart} />
      <GiftOffers gifts={cart.gifts} onAdd={(items) => void buy(items)} />
      {suggestions.length > 0 && (
        <section aria-labelledby="goes-with" className="mt-6">
          <h3 id="goes-with" className="mb-2 font-serif text-lg">
            {t('sales.buy.goes_with')}
          </h3>
          <ul>
            {suggestions.map((suggestion) => (
              <SuggestedRow key={suggestion.id} suggestion={suggestion} />
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  )
}

/** Takes the focus, so that screen readers read it, also after another item was added from here. */
function AddedLines({ added, cart }: { added: Added; cart: Cart }) {
  const t = useWords()
  const locale = useLocale()
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => said.current?.focus(), [added])
  const { totals, quantity } = cart
  return (
    <div ref={said} tabIndex={-1} className="outline-none">
      <ul>
        {added.map((one) => {
          const line = cart.lines.find(({ key }) => key === one.key)
          return line && <AddedLine key={one.key} line={line} quantity={one.quantity} showsNet={cart.showsNet} />
        })}
      </ul>
      {totals && (
        <p className="flex items-baseline justify-between gap-4 pt-3 text-muted tabular-nums">
          <span>{t('sales.buy.in_cart', { count: quantity })}</span>
          <span>{formatMoney(locale, totals.goods)}</span>
        </p>
      )}
    </div>
  )
}

function AddedLine({ line, quantity, showsNet }: { line: CartLine; quantity: number; showsNet: boolean }) {
  const t = useWords()
  const locale = useLocale()
  const { name, detail, image, unitPrice, netUnitPrice, parts } = line
  const price = showsNet ? netUnitPrice : unitPrice
  return (
    <li className="grid grid-cols-[4rem_1fr] items-center gap-4 border-b border-line pb-3 not-first:pt-3">
      <div className="relative h-24">
        <Picture
          picture={image}
          sizes="4rem"
          isDecorative
          className="absolute inset-0 size-full object-contain mix-blend-darken"
        />
      </div>
      <div>
        <p className="font-serif text-lg leading-snug">{name}</p>
        {detail && <p className="text-sm text-muted">{detail}</p>}
        {parts.map((part) => (
          <p key={`${part.name} ${part.detail}`} className="text-sm text-muted">
            {t('sales.buy.part', { count: part.quantity, name: part.name })}
          </p>
        ))}
        {price && (
          <p className="mt-1 tabular-nums">
            {t(showsNet ? 'sales.buy.times_net' : 'sales.buy.times', {
              count: quantity,
              amount: formatMoney(locale, price),
            })}
          </p>
        )}
      </div>
    </li>
  )
}

/** Suggestions, loaded after the sheet is shown. */
function useSuggestions(added: Added): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  useEffect(() => {
    let isGone = false
    const keys = added.map(({ key }) => key)
    call('GET', 'sales.cart_suggestions.index', { query: { keys } }).then(
      (answer) => {
        if (answer && !isGone) setSuggestions(answer.data)
      },
      // The sheet works without suggestions.
      () => {}
    )
    return () => {
      isGone = true
    }
  }, [added])
  return suggestions
}

function SuggestedRow({ suggestion }: { suggestion: Suggestion }) {
  const t = useWords()
  const toPath = useLocalePath()
  const { name, path, image, buySku } = suggestion
  const isPressed = useIsPressed(buySku)
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-center gap-3 border-t border-line py-2">
      <div className="relative h-16">
        <Picture
          picture={image}
          sizes="3rem"
          isDecorative
          className="absolute inset-0 size-full object-contain mix-blend-darken"
        />
      </div>
      <div>
        <Link to={toPath(path)} onClick={close} className="leading-snug">
          {name}
        </Link>
        <p className="text-sm text-muted tabular-nums">
          <SuggestedPrice suggestion={suggestion} />
        </p>
      </div>
      {buySku ? (
        <button
          form={cardFormId}
          name="sku"
          value={buySku}
          aria-busy={isPressed || undefined}
          className={`${buttonStyle('quiet')} aria-busy:opacity-60`}
        >
          {t('sales.buy.add')}
          <span className="sr-only"> {name}</span>
        </button>
      ) : (
        <Link to={toPath(path)} onClick={close} className={buttonStyle('quiet')}>
          {t('sales.buy.choose')}
          <span className="sr-only"> {name}</span>
        </Link>
      )}
    </li>
  )
}
