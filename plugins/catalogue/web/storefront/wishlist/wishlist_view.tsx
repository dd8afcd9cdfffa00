import { useEffect, useRef } from 'react'
import { leadTo } from '#web/form/lead_to'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { GuestNote } from './guest_note'
import { GoneWish, WishCard } from './wish_card'
import type { ShownWish } from './wish_data'
import type { WishRefusal } from './wishlist.server'

interface WishlistViewProps {
  wishes: ShownWish[]
  /** Some plugin sells: what is kept can go into a cart. */
  canMove: boolean
  isGuest: boolean
  refusal: WishRefusal | null
}

export function WishlistView({ wishes, canMove, isGuest, refusal }: WishlistViewProps) {
  const t = useWords()
  const gone = wishes.filter(({ product }) => product === null)
  return (
    <>
      <h1 className="font-serif text-3xl">{t('catalogue.wish.title')}</h1>
      <p className="mt-2 mb-6 text-muted">{t('catalogue.wishlist.count', { count: wishes.length })}</p>
      {refusal && <Refused {...refusal} name={wishes.find(({ productId }) => productId === refusal.product)?.name} />}
      {isGuest && wishes.length > 0 && <GuestNote />}
      {wishes.length === 0 && <Empty />}
      <ul
        className={`mt-8 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 ${isGuest ? 'lg:grid-cols-4' : ''}`}
      >
        {wishes.map(
          ({ product }) =>
            product && (
              <li
                key={product.id}
                id={`wish-${product.id}`}
                tabIndex={-1}
                className="row-span-2 grid grid-rows-subgrid gap-y-0 outline-none"
              >
                <WishCard
                  product={product}
                  canMove={canMove}
                  asksAge={refusal?.asksAge === true && refusal.product === product.id}
                />
              </li>
            )
        )}
      </ul>
      {gone.length > 0 && (
        <section aria-labelledby="gone" className="mt-12 border-t border-line pt-6">
          <h2 id="gone" className="font-serif text-xl">
            {t('catalogue.wishlist.gone')}
          </h2>
          <ul className="mt-2">
            {gone.map((wish) => (
              <GoneWish key={wish.productId} wish={wish} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Why a button did nothing; it takes the focus, and leads back to the wine. */
function Refused({ message, product, name }: WishRefusal & { name: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [message])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-6 border-l-4 border-negative bg-surface px-4 py-3">
      <p className="font-semibold text-negative">{message}</p>
      {name && (
        <a
          href={`#wish-${product}`}
          onClick={leadTo}
          className="inline-flex min-h-6 items-center underline hover:text-primary"
        >
          {name}
        </a>
      )}
    </div>
  )
}

function Empty() {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <div className="max-w-[60ch]">
      <p className="mb-6 text-lg">{t('catalogue.wishlist.empty')}</p>
      <Link to={toPath('/boutique')} className={buttonStyle()}>
        {t('catalogue.wishlist.to_shop')}
      </Link>
    </div>
  )
}
