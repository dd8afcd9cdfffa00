import { useLoaderData } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { CHANGE_ROWS, type RowsPage } from '#web/admin/bulk/change'
import { ChangePage } from '#web/admin/bulk/change_page'
import { ChangeRows } from '#web/admin/bulk/change_rows'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Answer } from '#web/lib/registry'
import { ask } from '#web/lib/screen_loader'
import { Link } from '#web/ui/link'
import { ShownValue } from './shown_value'

export const meta = adminHead

type ShownChange = Answer<'catalogue.admin.product_changes.show'>['data']
type ChangeRow = Answer<'catalogue.admin.product_change_rows.index'>['data'][number]

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
    const id = params.id as unknown as number
    const query = { page: Math.max(1, Number(url.searchParams.get('page')) || 1), limit: CHANGE_ROWS }
    const [change, rows, places] = await Promise.all([
      ask(context, 'GET', 'catalogue.admin.product_changes.show', { params: { id } }),
      ask(context, 'GET', 'catalogue.admin.product_change_rows.index', { params: { id }, query }),
      ask(context, 'GET', 'catalogue.admin.product_places.index'),
    ])
    const categories = Object.fromEntries(places.data.map((place) => [place.id, place.name]))
    return { change: change.data, rows: rows.data, page: rows.meta, categories, currency: places.meta.currency }
  }
)

/** A change of many products: every value before and after, the way to apply it, and the way back. */
export default function ProductChangeScreen() {
  const t = useWords()
  const pathOf = useScreenPath()
  const { change, rows, page, ...known } = useLoaderData<typeof loader>() as unknown as ScreenData
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
        field={({ field, sku }) => t(`${WORDS}.field_${field}`) + (sku ? ` · ${sku}` : '')}
        value={(cell, value) => <ShownValue field={cell.field} value={value} known={known} />}
      />
    </ChangePage>
  )
}
