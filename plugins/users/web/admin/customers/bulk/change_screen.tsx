import { useLoaderData } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { CHANGE_ROWS, type RowsPage } from '#web/admin/bulk/change'
import { ChangePage } from '#web/admin/bulk/change_page'
import { ChangeRows } from '#web/admin/bulk/change_rows'
import { existingRecordId } from '#web/admin/record_id.server'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { callOrFail } from '#web/lib/screen_loader'
import { Link } from '#web/ui/link'

export const meta = adminHead

interface ScreenData {
  change: ResponseOf<'users.admin.customer_changes.show'>['data']
  rows: ResponseOf<'users.admin.customer_change_rows.index'>['data']
  page: RowsPage
}

const WORDS = 'users.customer_changes'

export const loader = adminLoader(
  { id: 'users.admin.customer_change', words: [WORDS] },
  async ({ context, params, url }) => {
    const id = existingRecordId({ params })
    const query = { page: Math.max(1, Number(url.searchParams.get('page')) || 1), limit: CHANGE_ROWS }
    const [change, rows] = await Promise.all([
      callOrFail(context, 'GET', 'users.admin.customer_changes.show', { params: { id } }),
      callOrFail(context, 'GET', 'users.admin.customer_change_rows.index', { params: { id }, query }),
    ])
    return { change: change.data, rows: rows.data, page: rows.meta }
  }
)

/** A bulk change of customers: all values before and after, with buttons to apply and undo it. */
export default function CustomerChangeScreen() {
  const t = useWords()
  const pathOf = useScreenPath()
  const { change, rows, page } = useLoaderData<typeof loader>() as ScreenData
  const { id } = change
  return (
    <ChangePage
      change={change}
      total={change.customers}
      words={WORDS}
      list="users.admin.customers"
      changes="users.admin.customer_changes"
      start={(way) =>
        way === 'apply'
          ? call('POST', 'users.admin.customer_change_applications.store', { params: { id } })
          : call('POST', 'users.admin.customer_change_undoings.store', { params: { id } })
      }
    >
      <ChangeRows
        rows={rows}
        page={page}
        label={t(`${WORDS}.customer`)}
        thing={({ id: customer, name, email }) => {
          const path = email && pathOf('users.admin.customer', { id: customer })
          return path ? <Link to={path}>{name || email}</Link> : <em>{t(`${WORDS}.gone`, { id: customer })}</em>
        }}
        field={({ field }) => t(`${WORDS}.field_${field}`)}
        value={(_cell, value) => value}
      />
    </ChangePage>
  )
}
