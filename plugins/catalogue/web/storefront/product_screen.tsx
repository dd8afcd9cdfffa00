import notes from 'virtual:slot/catalogue.storefront.product.notes'
import buy from 'virtual:slot/catalogue.storefront.product.buy'
import { unpack, type Packed } from '#web/lib/packed'
import type { ProductData } from './product/product_data'
import { ProductView } from './product/product_view'

/** The product page of the permalinks. */
export default function ProductScreen({ data }: { data: unknown }) {
  const { product: sent, pack } = data as { product: Packed<ProductData>; pack: number }
  const product = unpack(sent)
  return <ProductView key={product.id} product={product} pack={pack} buySlot={buy} notesSlot={notes} />
}
