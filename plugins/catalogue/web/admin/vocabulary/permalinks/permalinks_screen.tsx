import { ActionIcon, Button } from '@mantine/core'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { useCan } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { DeleteDialog } from '#web/admin/dialogs/delete_dialog'
import { AdminPage } from '#web/admin/frame/page'
import { IconPencil, IconPlus, IconTrash } from '#web/admin/icons'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import type { TableRow } from '#web/admin/table/list_types'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { AddressDialog } from './address_dialog'
import { PatternsForm } from './patterns_form'
import { RedirectDialog } from './redirect_dialog'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'catalogue.admin.permalinks', words: ['catalogue.vocabulary'] },
  async (args) => {
    const [table, patterns] = await Promise.all([
      loadTable(args, { list: 'catalogue.permalinks', route: 'catalogue.admin.permalinks.index' }),
      callOrFail(args.context, 'GET', 'catalogue.admin.permalink_patterns.show'),
    ])
    return { table, patterns: patterns.data }
  }
)

type Open = { is: 'address' | 'delete'; row: TableRow } | { is: 'redirect' }

export default function PermalinksScreen() {
  const t = useWords()
  const can = useCan()
  const revalidator = useRevalidator()
  const { table, patterns } = useLoaderData<typeof loader>()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const done = () => {
    close()
    revalidator.revalidate()
  }
  const canUpdate = can('catalogue.permalinks.update')
  const rowActions = (row: TableRow) => (
    <RowButton row={row} onClick={() => setOpen({ is: row.redirect === null ? 'address' : 'delete', row })} />
  )
  const add = canUpdate && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ is: 'redirect' })}>
      {t('catalogue.vocabulary.permalinks.add')}
    </Button>
  )
  const list = (
    <DataTable
      table={table}
      cells={{ path: ({ path }) => <code>{String(path)}</code> }}
      {...(canUpdate ? { rowActions } : {})}
      empty={{ text: t('catalogue.vocabulary.empty.permalink'), action: add }}
    />
  )
  const tabs = [
    { key: 'addresses', label: t('catalogue.vocabulary.permalinks.addresses'), content: list },
    {
      key: 'patterns',
      label: t('catalogue.vocabulary.permalinks.patterns'),
      content: <PatternsForm patterns={patterns} isReadOnly={!canUpdate} />,
    },
  ]
  return (
    <AdminPage tabs={tabs} actions={add}>
      {open?.is === 'redirect' && <RedirectDialog onDone={done} onClose={close} />}
      {open?.is === 'address' && <AddressDialog row={open.row} onDone={done} onClose={close} />}
      {open?.is === 'delete' && (
        <DeleteDialog
          title={t('catalogue.vocabulary.delete_title', { name: String(open.row.path) })}
          text={t('catalogue.vocabulary.permalinks.delete')}
          remove={() => call('DELETE', 'catalogue.admin.permalinks.destroy', { params: { id: open.row.id } })}
          onDone={done}
          onClose={close}
        />
      )}
    </AdminPage>
  )
}

/** A present address is changed, one that leads elsewhere is given up. */
function RowButton({ row, onClick }: { row: TableRow; onClick: () => void }) {
  const t = useWords()
  const name = String(row.path)
  const isPresent = row.redirect === null
  const RowIcon = isPresent ? IconPencil : IconTrash
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t(isPresent ? 'catalogue.vocabulary.edit_line' : 'catalogue.vocabulary.delete_line', { name })}
      onClick={onClick}
    >
      <RowIcon size={18} />
    </ActionIcon>
  )
}
