import { Select } from '@mantine/core'
import { useLoaderData, useNavigate, useSearchParams } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { useScreenPath } from '#web/admin/admin_data'
import { AdminForm } from '#web/admin/form/admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { callOrFail } from '#web/lib/screen_loader'
import { EditorMain, EditorSide } from './editor'
import { ProductFormProvider } from './form_data'
import { newProduct, sentOf } from './values'
import { withSkus } from './variants'

export const meta = adminHead

type NewProduct = ResponseOf<'catalogue.admin.product_forms.index'>['data']

export const loader = adminLoader(
  { id: 'catalogue.admin.product_create', words: ['catalogue.product_form', 'editor'] },
  async ({ context, url }) => {
    const family = url.searchParams.get('family')
    const query = family ? { family } : {}
    const { data } = await callOrFail(context, 'GET', 'catalogue.admin.product_forms.index', { query })
    const type = data.types.find(({ code }) => code === url.searchParams.get('type'))?.code ?? 'simple'
    return { described: data, type }
  }
)

/** A new product names no picture and no file yet. */
const files = { pictures: [], files: [] }

/** Creates a product. Type and family come first, since they cannot be changed later. */
export default function CreateProductScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const { described, type } = useLoaderData<typeof loader>() as { described: NewProduct; type: string }
  const { family, families, currency, groups, places, sources, taxCategories, customerGroups } = described
  const familyLabel = families.find(({ code }) => code === family)?.label ?? family
  const form = useAdminForm({
    values: newProduct(groups),
    save: (values) =>
      call('POST', 'catalogue.admin.products.store', {
        // The server validates the type, which comes from the address.
        data: { ...sentOf(withSkus(values), null), type, family } as never,
      }),
    onSaved: ({ data }) => navigate(pathOf('catalogue.admin.product', { id: data.id }) ?? '/admin'),
  })
  return (
    <ProductFormProvider
      data={{
        groups,
        places,
        sources,
        taxCategories,
        files,
        customerGroups,
        type,
        family,
        familyLabel,
        currency,
        product: null,
      }}
    >
      <AdminPage parent={{ screen: 'catalogue.admin.products' }}>
        <AdminForm form={form} isNew submitLabel={t('admin.create')} side={<EditorSide />} hasRail>
          <KindSection described={described} type={type} />
          <EditorMain />
        </AdminForm>
      </AdminPage>
    </ProductFormProvider>
  )
}

/** Type and family, which are in the address. A change loads other fields and keeps the input. */
function KindSection({ described: { families, family, types }, type }: { described: NewProduct; type: string }) {
  const t = useWords()
  const [, setParams] = useSearchParams()
  const choose = (name: string, value: string | null) => {
    if (!value) return
    setParams((before) => ({ ...Object.fromEntries(before), [name]: value }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return (
    <FormSection title={t('catalogue.product_form.what')} help={t('catalogue.product_form.what_help')}>
      <FieldRow>
        <Select
          label={t('catalogue.product_form.type')}
          data={types.map(({ code, label }) => ({ value: code, label }))}
          value={type}
          allowDeselect={false}
          onChange={(value) => choose('type', value)}
        />
        <Select
          label={t('catalogue.product_form.family')}
          data={families.map(({ code, label }) => ({ value: code, label }))}
          value={family}
          allowDeselect={false}
          searchable={families.length > 8}
          onChange={(value) => choose('family', value)}
        />
      </FieldRow>
    </FormSection>
  )
}
