import notes from 'virtual:slot/catalogue.storefront.product.notes'
import buy from 'virtual:slot/catalogue.storefront.product.buy'
import { unpack, type Packed } from '#web/lib/packed'
import type { ShownDocument } from '#web/rich_text/document'
import type { ProductData } from './product/product_data'
import { ProductView } from './product/product_view'

interface PageData {
  product: Packed<ProductData>
  pack: number
  banner?: Packed<ShownDocument>
}

/** The product page of the permalinks. */
export default function ProductScreen({ data }: { data: unknown }) {
  const { product: sent, pack, banner } = data as PageData
  const product = unpack(sent)
  return <ProductView key={product.id} product={product} pack={pack} banner={banner} buySlot={buy} notesSlot={notes} />
}
