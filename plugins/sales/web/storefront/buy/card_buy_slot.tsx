import { useWords } from '#web/lib/i18n'
import type { ProductCard } from '#web/lib/shapes'
import { useIsPressed } from '../state/pressed'
import { cardFormId } from './buy_form'

const style =
  'mt-2 flex min-h-11 w-full items-center justify-center rounded-sm border border-ink/40 px-3 text-sm font-semibold'

/**
 * Adds one piece to the cart. The buttons of all cards submit one shared form, since a list has dozens of them. For products
 * with a choice, it looks the same but is a link to the product's page.
 */
export default function CardBuy({ product }: { product: Pick<ProductCard, 'buySku' | 'name' | 'stock'> }) {
  const t = useWords()
  const isPressed = useIsPressed(product.buySku)
  if (product.stock === 'out_of_stock') return null
  if (!product.buySku) {
    return (
      <span aria-hidden className={`${style} group-hover:border-primary group-hover:text-primary`}>
        {t('sales.buy.choose')}
      </span>
    )
  }
  return (
    <button
      form={cardFormId}
      name="sku"
      value={product.buySku}
      aria-busy={isPressed || undefined}
      className={`${style} relative hover:border-primary hover:text-primary aria-busy:opacity-60`}
    >
      {t(isPressed ? 'sales.buy.pending' : 'sales.buy.add')}
      <span className="sr-only"> {product.name}</span>
    </button>
  )
}
