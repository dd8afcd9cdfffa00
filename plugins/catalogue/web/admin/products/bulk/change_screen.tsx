import { useLoaderData } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { CHANGE_ROWS, type RowsPage } from '#web/admin/bulk/change'
import { ChangePage } from '#web/admin/bulk/change_page'
import { ChangeRows } from '#web/admin/bulk/change_rows'
import { existingRecordId } from '#web/admin/record_id.server'
import { call } from '#web/lib/clients'
import { useWords, type Translate } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { callOrFail } from '#web/lib/screen_loader'
import { Link } from '#web/ui/link'
import { ShownValue } from './shown_value'

export const meta = adminHead

type ShownChange = ResponseOf<'catalogue.admin.product_changes.show'>['data']
type ChangeRow = ResponseOf<'catalogue.admin.product_change_rows.index'>['data'][number]

interface ScreenData {
  change: ShownChange
  rows: ChangeRow[]
  page: RowsPage
  categories: Record<number, string>
  currency: string
}

const WORDS = 'catalogue.product_list'

export const loader = adminLoader(
  { id: 'catalogue.admin.product_change', words: [WORDS, 'catalogue.product_form'] },
  async ({ context, params, url }) => {
    const id = existingRecordId({ params })
    const query = { page: Math.max(1, Number(url.searchParams.get('page')) || 1), limit: CHANGE_ROWS }
    const [change, rows, places] = await Promise.all([
      callOrFail(context, 'GET', 'catalogue.admin.product_changes.show', { params: { id } }),
      callOrFail(context, 'GET', 'catalogue.admin.product_change_rows.index', { params: { id }, query }),
      callOrFail(context, 'GET', 'catalogue.admin.product_places.index'),
    ])
    const categories = Object.fromEntries(places.data.map((place) => [place.id, place.name]))
    return { change: change.data, rows: rows.data, page: rows.meta, categories, currency: places.meta.currency }
  }
)

/** A bulk change of products: all values before and after, with buttons to apply and undo it. */
export default function ProductChangeScreen() {
  const t = useWords()
  const pathOf = useScreenPath()
  const { change, rows, page, ...known } = useLoaderData<typeof loader>() as ScreenData
  const { id } = change
  return (
    <ChangePage
      change={change}
      total={change.products}
      words={WORDS}
      list="catalogue.admin.products"
      changes="catalogue.admin.product_changes"
      start={(way) =>
        way === 'apply'
          ? call('POST', 'catalogue.admin.product_change_applications.store', { params: { id } })
          : call('POST', 'catalogue.admin.product_change_undoings.store', { params: { id } })
      }
    >
      <ChangeRows
        rows={rows}
        page={page}
        label={t(`${WORDS}.product`)}
        thing={({ id: product, name }) => {
          const path = name && pathOf('catalogue.admin.product', { id: product })
          return path ? <Link to={path}>{name}</Link> : name || product
        }}
        field={({ field, sku, called }) => fieldName(t, { field, sku, called })}
        value={(cell, value) => <ShownValue field={cell.field} value={value} known={known} />}
      />
    </ChangePage>
  )
}

interface NamedField {
  field: ChangeRow['cells'][number]['field']
  sku: string | null
  /** Name of the attribute or source. */
  called: string | undefined
}

function fieldName(t: Translate, { field, sku, called }: NamedField): string {
  if (field === 'attribute') return called ?? ''
  return [t(`${WORDS}.field_${field}`), sku, called].filter(Boolean).join(' · ')
}
