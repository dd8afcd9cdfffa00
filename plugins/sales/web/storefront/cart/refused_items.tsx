import { useEffect, useRef } from 'react'
import { Form } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import type { CartRefusal } from '../cart_screen.server'
import type { WantedItem } from '../buy/read_items'

/** Why items were not added to the cart. If only the age answer was missing, a button adds them. */
export function RefusedItems({ refusal: { error, items } }: { refusal: CartRefusal }) {
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-6 border-l-4 border-negative bg-surface px-4 py-3">
      <p className="font-semibold text-negative">{error.message}</p>
      {error.code === 'E_SALES_AGE_UNCONFIRMED' && (
        <Form method="post" className="mt-3">
          <CsrfField />
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="isOfAge" value="1" />
          <ItemFields items={items} />
          <Button type="submit">{t('sales.cart.of_age')}</Button>
        </Form>
      )}
    </div>
  )
}

/** Hidden fields in the format of `readItems`. */
function ItemFields({ items }: { items: WantedItem[] }) {
  const [only, ...others] = items
  if (!only) return null
  if (others.length > 0) {
    return items.map(({ sku, quantity }) => (
      <input key={sku} type="hidden" name={`quantity[${sku}]`} value={quantity} />
    ))
  }
  const parts = Object.entries(only.choice ?? {}).flatMap(([option, chosen]) =>
    Object.entries(chosen).map(([sku, quantity]) => ({ option, sku, quantity }))
  )
  return (
    <>
      <input type="hidden" name="sku" value={only.sku} />
      <input type="hidden" name="quantity" value={only.quantity} />
      {parts.map(({ option, sku, quantity }) => (
        <span key={`${option} ${sku}`}>
          <input type="hidden" name={`part[${option}]`} value={sku} />
          <input type="hidden" name={`count[${option}.${sku}]`} value={quantity} />
        </span>
      ))}
    </>
  )
}
