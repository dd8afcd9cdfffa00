import { Anchor, Button } from '@mantine/core'
import { useLoaderData, useParams } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { useCan } from '#web/admin/admin_data'
import { AdminForm } from '#web/admin/form/admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { existingRecordId } from '#web/admin/record_id.server'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { localePath, type Locale } from '#web/lib/locale'
import { callOrFail } from '#web/lib/screen_loader'
import { CopyProduct } from './copy_product'
import { useLocale } from '#web/lib/shell'
import { DeleteProduct } from './delete_product'
import { EditorMain, EditorSide } from './editor'
import { ProductFormProvider } from './form_data'
import { sentOf, valuesOf, type ShownProduct } from './values'
import { withSkus } from './variants'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'catalogue.admin.product', words: ['catalogue.product_form', 'catalogue.product_copy', 'editor'] },
  async ({ context, params }) => {
    const id = existingRecordId({ params })
    const { data, meta: vocabulary } = await callOrFail(context, 'GET', 'catalogue.admin.products.show', {
      params: { id },
    })
    return { product: data, vocabulary }
  }
)

/** Another product is another form. */
export default function ProductScreen() {
  const { id } = useParams()
  return <ProductEditor key={id} />
}

function ProductEditor() {
  const can = useCan()
  // The form's own types name the values of attributes, which are unknown in the response type.
  const { product, vocabulary } = useLoaderData<typeof loader>() as unknown as {
    product: ShownProduct
    vocabulary: Parameters<typeof ProductFormProvider>[0]['data']
  }
  const form = useAdminForm({
    values: valuesOf(product),
    version: product.version,
    save: (values, version = 0, base) =>
      call('PUT', 'catalogue.admin.products.update', {
        params: { id: product.id },
        data: { ...sentOf(withSkus(values), base), version },
      }),
    fresh: (row) => ({ values: valuesOf(row as ShownProduct), version: (row as ShownProduct).version }),
  })
  const locale = useLocale()
  const name = nameOf(product, locale)
  const { type, family, currency, customerGroups } = product
  const familyLabel = product.familyName[locale] ?? family
  return (
    <ProductFormProvider data={{ ...vocabulary, type, family, familyLabel, currency, customerGroups, product }}>
      <AdminPage
        title={name}
        parent={{ screen: 'catalogue.admin.products' }}
        caption={<RecordHistory subject="catalogue.products" id={product.id} />}
        actions={<Actions product={product} />}
      >
        <AdminForm form={form} side={<EditorSide />} hasRail isReadOnly={!can('catalogue.products.update')}>
          <EditorMain />
        </AdminForm>
      </AdminPage>
    </ProductFormProvider>
  )
}

/** What it is called in a language; else in French, else its code. */
const nameOf = ({ translations, code }: ShownProduct, locale: Locale) =>
  translations[locale].name || translations.fr_FR.name || code

function Actions({ product }: { product: ShownProduct }) {
  const t = useWords()
  const can = useCan()
  const [isCopying, setCopying] = useState(false)
  const locale = useLocale()
  const path = product.translations[locale].path ?? product.translations.fr_FR.path
  const isShown = product.status === 'published' && path
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const preview = `${base}${localePath(locale, `/preview/products/${product.id}`)}`
  return (
    <>
      <Anchor href={isShown ? path : preview} target="_blank" rel="noreferrer" size="sm">
        {t(isShown ? 'catalogue.product_form.see' : 'catalogue.product_form.preview')}
      </Anchor>
      {can('catalogue.products.copy') && (
        <Button variant="default" onClick={() => setCopying(true)}>
          {t('admin.duplicate')}
        </Button>
      )}
      {isCopying && <CopyProduct id={product.id} name={nameOf(product, locale)} onClose={() => setCopying(false)} />}
      {can('catalogue.products.delete') && <DeleteProduct id={product.id} version={product.version} />}
    </>
  )
}
