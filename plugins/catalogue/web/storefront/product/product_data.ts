import type { ProductPage } from '#web/lib/shapes'
import type { CardData } from '../card/card_data'

type Cards = 'related' | 'upSells' | 'crossSells'

/** A product as its page shows it: the others beside it as cards. */
export type ProductData = Omit<ProductPage, Cards> & Record<Cards, CardData[]>
