import cardSlot from 'virtual:slot/catalogue.storefront.card.buy'
import type { ReactNode } from 'react'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { netOf, type NetOf, type NetRates } from '#web/lib/net_prices'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import { Slot } from '#web/ui/slot'
import { stockAlertId } from '../stock_alert/stock_alert_id'
import { CardHeart } from '../wishlist/heart'
import type { CardData } from './card_data'
import { CardRating } from './card_rating'
import { cardWords } from './card_words'
import { Collage } from './collage'
import { ColourDot } from './colour_dot'
import { Price } from './price'
import { StockWord } from './stock_word'

interface ProductCardProps {
  product: CardData
  sizes: string
  isEager?: boolean
  heading?: 'h2' | 'h3'
  /** VAT rates, for visitors who see net prices first. */
  netRates?: NetRates
  /** Whether a sold-out product links to its stock alert. */
  hasAlerts?: boolean
  /** Replaces the buy and wishlist buttons. */
  children?: ReactNode
}

/** A product in a list. The whole card is a link, whose text is the name. */
export function ProductCard({
  product,
  sizes,
  isEager = false,
  heading: Heading = 'h3',
  netRates = null,
  hasAlerts = false,
  children,
}: ProductCardProps) {
  const toPath = useLocalePath()
  const { colour } = product.attributes
  const { origin, producer, vintage } = cardWords(product)
  const tint = colour?.options[0]
  const net = netOf(netRates, product.taxCategory)
  return (
    <article className="group relative row-span-2 grid grid-rows-subgrid gap-y-0">
      <div>
        <div className="relative aspect-[7/8] sm:aspect-[3/4]">
          {product.collage ? (
            <Collage pictures={product.collage} sizes={sizes} isEager={isEager} />
          ) : (
            <Picture
              picture={product.image}
              sizes={sizes}
              isEager={isEager}
              isDecorative
              className="absolute inset-0 size-full object-contain object-bottom mix-blend-darken"
            />
          )}
          <Reduction product={product} />
        </div>
        <div className="border-t border-line pt-2 sm:pt-3">
          {origin && <p className="text-sm text-muted">{origin}</p>}
          <Heading className="mt-1 font-serif leading-snug sm:text-lg">
            <Link
              to={toPath(product.path)}
              prefetch="intent"
              className="no-underline group-hover:text-primary after:absolute after:inset-0"
            >
              {product.name}
            </Link>
          </Heading>
          {producer && <p className="mt-1 text-sm">{producer}</p>}
          {product.rating && <CardRating rating={product.rating} />}
          {(tint || vintage) && (
            <p className="mt-1 flex items-center gap-2 text-sm">
              {tint && <ColourDot option={tint} />}
              {[colour?.value, vintage].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-col pt-2 sm:pt-3">
        <Price offer={product} isFrom={product.isFrom} net={net} />
        {product.tier && <CardTier tier={product.tier} net={net} />}
        <p className="mt-1">
          <StockWord stock={product.stock} />
        </p>
        {/* Aligned to the bottom of the row, whatever the height of the neighbours' prices. */}
        <div className="mt-auto">{children ?? <CardFoot product={product} hasAlerts={hasAlerts} />}</div>
      </div>
      {/* Last in the focus order, and above the link that covers the card. */}
      {!children && <CardHeart product={product} />}
    </article>
  )
}

/** The buttons of a card. Sold-out products link to the stock alert, where the shop sends any. */
function CardFoot({ product, hasAlerts }: { product: CardData; hasAlerts: boolean }) {
  const t = useWords()
  const toPath = useLocalePath()
  if (product.stock !== 'out_of_stock') return <Slot entries={cardSlot} props={{ product }} />
  if (!hasAlerts) return null
  return (
    <Link
      to={`${toPath(product.path)}#${stockAlertId}`}
      className="relative mt-2 flex min-h-11 w-full items-center justify-center rounded-sm border border-ink/40 px-3 text-sm font-semibold no-underline hover:border-primary hover:text-primary"
    >
      {t('catalogue.card.alert')}
      <span className="sr-only"> {product.name}</span>
    </Link>
  )
}

function CardTier({ tier: { quantity, price }, net }: { tier: NonNullable<CardData['tier']>; net: NetOf }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <p className="text-sm text-muted tabular-nums">
      {t('catalogue.price.by_quantity', { count: quantity, amount: formatMoney(locale, net ? net(price) : price) })}
    </p>
  )
}

function Reduction({ product: { price, regularPrice } }: { product: CardData }) {
  const t = useWords()
  const percent = regularPrice ? Math.floor((1 - price.amount / regularPrice.amount) * 100) : 0
  if (percent < 1) return null
  return (
    <span className="absolute top-0 left-0 bg-accent px-2 py-0.5 text-sm font-semibold text-ink tabular-nums">
      {t('catalogue.card.reduction', { percent })}
    </span>
  )
}
