import type { ProductPage } from '#web/lib/shapes'
import { cardData } from '../card/card_data'
import type { ProductData } from './product_data'

/** A product as its page takes it. */
export function withCards(product: ProductPage): ProductData {
  const { related, upSells, crossSells } = product
  return {
    ...product,
    related: related.map(cardData),
    upSells: upSells.map(cardData),
    crossSells: crossSells.map(cardData),
  }
}
