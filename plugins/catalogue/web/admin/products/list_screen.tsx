import { ActionIcon, Button } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { IconCopy, IconPlus } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { callOrFail } from '#web/lib/screen_loader'
import { productEditors } from './cell_editors'
import { CopyProduct } from './copy_product'
import { productCells } from './product_cells'
import { useProductBulk } from './use_product_bulk'
import { choices } from './sections/places_section'
import type { TableData, TableRow } from '#web/admin/table/list_types'
import type { FormPlace } from './values'

export const meta = adminHead

export const loader = adminLoader(
  {
    id: 'catalogue.admin.products',
    words: ['catalogue.product_list', 'catalogue.product_form', 'catalogue.product_copy'],
  },
  async (args) => {
    const mayChange =
      args.staff.permissions === 'all' || args.staff.permissions.includes('catalogue.products.mass_update')
    const [table, places] = await Promise.all([
      loadTable(args, { list: 'catalogue.products', route: 'catalogue.admin.products.index' }),
      mayChange ? callOrFail(args.context, 'GET', 'catalogue.admin.product_places.index') : null,
    ])
    return { table, places: places?.data ?? [], currency: places?.meta.currency ?? '' }
  }
)

const editors = productEditors()

interface ListData {
  table: TableData
  places: FormPlace[]
  currency: string
}

export default function ProductsScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table, places, currency } = useLoaderData<typeof loader>() as ListData
  const bulk = useProductBulk({ categories: choices(places, 'category'), currency })
  const [copied, setCopied] = useState<TableRow | null>(null)
  const create = pathOf('catalogue.admin.product_create')
  const changes = pathOf('catalogue.admin.product_changes')
  const button = create && (
    <Button component={Link} to={create} leftSection={<IconPlus size={16} />}>
      {t('catalogue.product_list.create')}
    </Button>
  )
  return (
    <AdminPage
      actions={
        <>
          {changes && can('catalogue.products.mass_update') && (
            <Button component={Link} to={changes} variant="default">
              {t('catalogue.product_list.changes')}
            </Button>
          )}
          {button}
        </>
      }
    >
      <DataTable
        table={table}
        open={({ id }) => pathOf('catalogue.admin.product', { id })}
        linked="name"
        cells={productCells}
        bulk={bulk}
        editors={editors}
        {...(can('catalogue.products.copy')
          ? { rowActions: (row) => <CopyButton row={row} onClick={() => setCopied(row)} /> }
          : {})}
        empty={{ text: t('catalogue.product_list.empty'), action: button }}
      />
      {copied && <CopyProduct id={copied.id} name={String(copied.name)} onClose={() => setCopied(null)} />}
    </AdminPage>
  )
}

function CopyButton({ row, onClick }: { row: TableRow; onClick: () => void }) {
  const t = useWords()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('catalogue.product_copy.button', { name: String(row.name) })}
      onClick={onClick}
    >
      <IconCopy size={18} />
    </ActionIcon>
  )
}
