import { useLoaderData, useParams } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { unpack } from '#web/lib/packed'
import { pageHead } from '#web/lib/page_head'
import { PreviewNotice } from '#web/ui/preview_notice'
import { loadPreview } from './preview_screen.server'
import { ProductView } from './product/product_view'

export const meta = pageHead
export const loader = loadPreview

/** A product's page as it will be, for staff alone: nobody can buy here. */
export default function PreviewScreen() {
  const t = useWords()
  const { id } = useParams()
  const { product: sent, status } = useLoaderData<typeof loader>()
  const product = sent && unpack(sent)
  return (
    <>
      <PreviewNotice>
        <strong>{t(`catalogue.preview.${status}`)}</strong>{' '}
        {t(product ? 'catalogue.preview.text' : 'catalogue.preview.no_price')}{' '}
        <a
          href={`${import.meta.env.BASE_URL.replace(/\/$/, '')}/admin/commerce/catalog/products/${id}`}
          className="underline"
        >
          {t('catalogue.preview.back')}
        </a>
      </PreviewNotice>
      {product && <ProductView product={product} pack={0} buySlot={[]} notesSlot={[]} isPreview />}
    </>
  )
}
