import { useNetRates, type NetRates } from '#web/lib/net_prices'
import { CachedMarkup } from '#web/ui/cached_markup'
import { useStockAlerts } from '../stock_alert/alerts_enabled'
import type { CardData } from './card_data'
import { ProductCard } from './product_card'

interface CardGridProps {
  products: CardData[]
  /** With a sidebar, three columns until 1280 px; otherwise four. */
  hasSidebar?: boolean
  /** Number of cards whose pictures load eagerly: those of the first screen. */
  eager?: number
  heading?: 'h2' | 'h3'
  /** Whether phones show only the first six cards. The page links to the others. */
  isFolded?: boolean
}

export function CardGrid({ products, hasSidebar = false, eager = 0, heading = 'h3', isFolded = false }: CardGridProps) {
  const style = {
    sizes: `(min-width: 1280px) 270px, (min-width: 768px) ${hasSidebar ? '30vw' : '22vw'}, 45vw`,
    eager,
    heading,
  }
  const netRates = useNetRates()
  const hasAlerts = useStockAlerts()
  const columns = hasSidebar ? 'md:grid-cols-3 xl:grid-cols-4' : 'md:grid-cols-4'
  return (
    <CachedMarkup
      as="ul"
      className={`grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 lg:gap-x-8 ${columns} ${isFolded ? 'max-md:[&>li:nth-child(n+7)]:hidden' : ''}`}
      name="catalogue.cards"
      by={[products, style.sizes, eager, heading, netRates, hasAlerts]}
    >
      <Cards products={products} netRates={netRates} hasAlerts={hasAlerts} {...style} />
    </CachedMarkup>
  )
}

type CardsProps = Required<Pick<CardGridProps, 'products' | 'eager' | 'heading'>> & {
  sizes: string
  netRates: NetRates
  hasAlerts: boolean
}

function Cards({ products, sizes, eager, heading, netRates, hasAlerts }: CardsProps) {
  return products.map((product, position) => (
    <CachedMarkup
      key={product.id}
      as="li"
      className="row-span-2 grid grid-rows-subgrid gap-y-0"
      name="catalogue.card"
      by={[product, sizes, position < eager, heading, netRates, hasAlerts]}
    >
      <ProductCard {...{ product, sizes, heading, netRates, hasAlerts }} isEager={position < eager} />
    </CachedMarkup>
  ))
}
