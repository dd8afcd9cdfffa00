import type { CardData } from '../card/card_data'

/** A product that is kept for later. */
export interface ShownWish {
  productId: number
  name: string
  /** Null: it is not offered now. */
  product: CardData | null
}
