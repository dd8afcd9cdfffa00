import { useSearchParams } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { useNetRates } from '#web/lib/net_prices'
import type { Variant } from '#web/lib/shapes'
import type { Said } from './bundle_total'
import { chosenOf, isToldBy, priceOfChoice, type Chosen, type ChosenPrice } from './chosen_price'
import type { ProductData } from './product_data'
import { chosenVariant } from './variants'

export interface ProductChoice {
  variant: Variant | null
  chosen: Chosen
  /** Null: nothing is chosen that has a price. */
  cost: ChosenPrice | null
  setQuantity: (quantity: number) => void
  /** Takes what the form of a bundle or a group holds. */
  setSaid: (said: Said) => void
}

/** What is chosen of a product and what that costs: at first as the address says, and then as its fields do. */
export function useChoice(product: ProductData): ProductChoice {
  const [search] = useSearchParams()
  const [quantity, setQuantity] = useState(1)
  const [said, setSaid] = useState<Said | null>(null)
  const variant = chosenVariant(product, search.get('variant'))
  const chosen = useMemo(
    () => chosenOf(product, said ?? search, said !== null || isToldBy(search), quantity),
    [product, said, search, quantity]
  )
  const rates = useNetRates()
  const cost = useMemo(() => priceOfChoice(product, variant, chosen, rates), [product, variant, chosen, rates])
  return { variant, chosen, cost, setQuantity, setSaid }
}
