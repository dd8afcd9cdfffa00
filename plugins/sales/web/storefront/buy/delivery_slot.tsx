import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import { DeliveryWords } from '../delivery_words'
import type { ProductPage } from '#web/lib/shapes'
import type { Delivery } from '../cart_data'

const SENT_BY_NOBODY = new Set(['virtual', 'downloadable'])

/**
 * The delivery costs of a product. Pages are cached for all visitors but the costs depend on the visitor, so they are loaded
 * after hydration. The space is reserved, so that the layout does not shift.
 */
export default function DeliveryNote({ product }: { product: Pick<ProductPage, 'type' | 'price'> }) {
  const { type } = product
  const goods = product.price.amount
  const [delivery, setDelivery] = useState<Delivery | null>(null)
  useEffect(() => {
    if (SENT_BY_NOBODY.has(type)) return undefined
    let isGone = false
    call('GET', 'sales.delivery_terms.show', { query: { goods } }).then(
      (answer) => {
        if (answer && !isGone) setDelivery(answer.data)
      },
      () => {}
    )
    return () => {
      isGone = true
    }
  }, [goods, type])
  if (SENT_BY_NOBODY.has(type)) return null
  return <div className="min-h-20">{delivery && <DeliveryWords delivery={delivery} />}</div>
}
