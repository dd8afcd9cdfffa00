import { useSearchParams } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { useNetRates } from '#web/lib/net_prices'
import type { Variant } from '#web/lib/shapes'
import type { ChoiceFields } from './bundle_total'
import { chosenOf, hasChoiceIn, priceOfChoice, type Chosen, type ChosenPrice } from './chosen_price'
import type { ProductData } from './product_data'
import { chosenVariant } from './variants'

export interface ProductChoice {
  variant: Variant | null
  chosen: Chosen
  /** Null without a priced choice. */
  cost: ChosenPrice | null
  setQuantity: (quantity: number) => void
  /** Updates the choice from the form of a bundle or group. */
  setFields: (fields: ChoiceFields) => void
}

/** The choice of a product and its price: initially from the address, then from the form. */
export function useChoice(product: ProductData): ProductChoice {
  const [search] = useSearchParams()
  const [quantity, setQuantity] = useState(1)
  const [fields, setFields] = useState<ChoiceFields | null>(null)
  const variant = chosenVariant(product, search.get('variant'))
  const chosen = useMemo(
    () => chosenOf(product, fields ?? search, fields !== null || hasChoiceIn(search), quantity),
    [product, fields, search, quantity]
  )
  const rates = useNetRates()
  const cost = useMemo(() => priceOfChoice(product, variant, chosen, rates), [product, variant, chosen, rates])
  return { variant, chosen, cost, setQuantity, setFields }
}
