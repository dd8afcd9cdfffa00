import { Button } from '@mantine/core'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { useCan } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { IconPlus } from '#web/admin/icons'
import { notifyProblem } from '#web/admin/notify'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import type { TableRow } from '#web/admin/table/list_types'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { RowButtons } from '../../row_buttons'
import { CategoryDialog, type TaxCategory } from './category_dialog'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.tax_categories', words: ['sales.tax_categories'] },
  async (args) => ({
    table: await loadTable(args, { list: 'sales.tax_categories', route: 'sales.admin.tax_categories.index' }),
  })
)

/** What products are to VAT. */
export default function TaxCategoriesScreen() {
  const t = useWords()
  const can = useCan()
  const revalidator = useRevalidator()
  const { table } = useLoaderData<typeof loader>()
  const [edited, setEdited] = useState<TaxCategory | 'new' | null>(null)
  const create = can('sales.tax_categories.create') && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('sales.tax_categories.add')}
    </Button>
  )
  const edit = async ({ id }: TableRow) => {
    try {
      const answer = await call('GET', 'sales.admin.tax_categories.show', { params: { id } })
      if (answer) setEdited(answer.data)
    } catch (error) {
      notifyProblem(error, t)
    }
  }
  const remove = async ({ id }: TableRow) => {
    const answer = await call('GET', 'sales.admin.tax_categories.show', { params: { id } })
    if (!answer) return
    const { version } = answer.data
    await call('DELETE', 'sales.admin.tax_categories.destroy', { params: { id }, data: { version } })
  }
  return (
    <AdminPage caption={t('sales.tax_categories.caption')} actions={create}>
      <DataTable
        table={table}
        rowActions={(row) => (
          <RowButtons
            name={String(row.name)}
            edit={{ permission: 'sales.tax_categories.update', run: () => void edit(row) }}
            remove={{
              permission: 'sales.tax_categories.delete',
              question: t('sales.tax_categories.delete_consequence', { name: String(row.name) }),
              run: () => remove(row),
            }}
          />
        )}
        empty={{ text: t('sales.tax_categories.empty'), action: create }}
      />
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? null : edited}
          onDone={() => {
            setEdited(null)
            revalidator.revalidate()
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </AdminPage>
  )
}
