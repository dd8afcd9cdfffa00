import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import { DeliveryWords } from '../delivery_words'
import type { ProductPage } from '#web/lib/shapes'
import type { Delivery } from '../cart_data'

const SENT_BY_NOBODY = new Set(['virtual', 'downloadable'])

/**
 * What delivery of a product costs. Pages are kept for everybody, and it goes by who looks: it is asked for once the page
 * stands. Its place is kept free, so that nothing below it moves.
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
