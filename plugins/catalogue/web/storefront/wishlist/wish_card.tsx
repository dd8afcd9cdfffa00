import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { useNetRates } from '#web/lib/net_prices'
import { useLocalePath } from '#web/lib/shell'
import { CsrfField } from '#web/ui/csrf_field'
import { Link } from '#web/ui/link'
import type { CardData } from '../card/card_data'
import { ProductCard } from '../card/product_card'
import type { ShownWish } from './wish_data'

const STYLE =
  'flex min-h-11 w-full items-center justify-center rounded-sm border border-ink/40 px-3 font-semibold hover:border-primary hover:text-primary'

const SIZES = '(min-width: 768px) 220px, 45vw'

interface WishCardProps {
  product: CardData
  canMove: boolean
  /** It was to go into the cart, and the shopper has to say that they are of age. */
  asksAge: boolean
}

/** A wine of the list, with what may be done with it. */
export function WishCard({ product, canMove, asksAge }: WishCardProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const netRates = useNetRates()
  const isBuyable = canMove && product.stock !== 'out_of_stock'
  return (
    <ProductCard product={product} sizes={SIZES} heading="h2" netRates={netRates}>
      <div className="relative mt-2 grid gap-1 text-sm">
        {isBuyable && product.buySku === null && (
          <Link to={toPath(product.path)} prefetch="intent" className={`${STYLE} no-underline`}>
            {t('catalogue.wishlist.choose')}
            <span className="sr-only"> {product.name}</span>
          </Link>
        )}
        {isBuyable && product.buySku !== null && (
          <WishForm product={product.id} intent="move">
            {asksAge && <AgeCheck />}
            <button className={STYLE}>
              {t('catalogue.wishlist.move')}
              <span className="sr-only"> {product.name}</span>
            </button>
          </WishForm>
        )}
        <Removal product={product.id} name={product.name} />
      </div>
    </ProductCard>
  )
}

/** One that is not offered now: it stays until it comes back or is taken off. */
export function GoneWish({ wish: { productId, name } }: { wish: ShownWish }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-1">
      <span>{name}</span>
      <Removal product={productId} name={name} />
    </li>
  )
}

function Removal({ product, name }: { product: number; name: string }) {
  const t = useWords()
  return (
    <WishForm product={product} intent="remove">
      <button className="inline-flex min-h-11 items-center underline hover:text-primary">
        {t('catalogue.wishlist.remove')}
        <span className="sr-only"> {name}</span>
      </button>
    </WishForm>
  )
}

function AgeCheck() {
  const t = useWords()
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="isOfAge"
        value="1"
        required
        className="size-5 shrink-0 accent-[rgb(var(--color-primary))]"
      />
      {t('catalogue.wishlist.of_age')}
    </label>
  )
}

function WishForm({ product, intent, children }: { product: number; intent: string; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <CsrfField />
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  )
}
