import { useNetRates, type NetRates } from '#web/lib/net_prices'
import { Kept } from '#web/ui/kept'
import type { CardData } from './card_data'
import { ProductCard } from './product_card'

interface CardGridProps {
  products: CardData[]
  /** In a list with filters: one column less until there is room. Otherwise rows of four. */
  isBeside?: boolean
  /** Cards of the first screen, whose pictures load at once. */
  eager?: number
  heading?: 'h2' | 'h3'
  /** On the phone the first six: what leads to the others stands beside it. */
  isFolded?: boolean
}

export function CardGrid({ products, isBeside = false, eager = 0, heading = 'h3', isFolded = false }: CardGridProps) {
  const style = {
    sizes: `(min-width: 1280px) 270px, (min-width: 768px) ${isBeside ? '30vw' : '22vw'}, 45vw`,
    eager,
    heading,
  }
  const netRates = useNetRates()
  const columns = isBeside ? 'md:grid-cols-3 xl:grid-cols-4' : 'md:grid-cols-4'
  return (
    <Kept
      as="ul"
      className={`grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 lg:gap-x-8 ${columns} ${isFolded ? 'max-md:[&>li:nth-child(n+7)]:hidden' : ''}`}
      name="catalogue.cards"
      by={[products, style.sizes, eager, heading, netRates]}
    >
      <Cards products={products} netRates={netRates} {...style} />
    </Kept>
  )
}

type CardsProps = Required<Pick<CardGridProps, 'products' | 'eager' | 'heading'>> & {
  sizes: string
  netRates: NetRates
}

function Cards({ products, sizes, eager, heading, netRates }: CardsProps) {
  return products.map((product, position) => (
    <Kept
      key={product.id}
      as="li"
      className="row-span-2 grid grid-rows-subgrid gap-y-0"
      name="catalogue.card"
      by={[product, sizes, position < eager, heading, netRates]}
    >
      <ProductCard {...{ product, sizes, heading, netRates }} isEager={position < eager} />
    </Kept>
  ))
}
