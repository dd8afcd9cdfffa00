import type { BlockProps, BlockStyle } from '#web/rich_text/document'
import { cardData } from '../storefront/card/card_data'
import { CardGrid } from '../storefront/card/card_grid'
import type { ProductCard } from '#web/lib/shapes'

/** Sections of translations that cards use. */
export const words = ['catalogue.card', 'catalogue.price', 'catalogue.stock']

/** Products as the lists of the shop show them. */
export default function ProductsBlock({
  values: { title },
  data,
  isEager = false,
}: BlockProps<{ title: string }, { cards: ProductCard[] } | null> & BlockStyle) {
  const cards = data?.cards ?? []
  if (cards.length === 0) return null
  return (
    <div>
      {title && <h2>{title}</h2>}
      <CardGrid products={cards.map(cardData)} eager={isEager ? 2 : 0} />
    </div>
  )
}
