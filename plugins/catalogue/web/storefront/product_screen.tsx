import notes from 'virtual:slot/catalogue.storefront.product.notes'
import buy from 'virtual:slot/catalogue.storefront.product.buy'
import type { ProductPage } from '#web/lib/shapes'
import { ProductView } from './product/product_view'

/** The product page of the permalinks. */
export default function ProductScreen({ data }: { data: unknown }) {
  const { product } = data as { product: ProductPage }
  return <ProductView key={product.id} product={product} buySlot={buy} notesSlot={notes} />
}
