import { ActionIcon, Button } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { useCan } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { DeleteDialog } from '#web/admin/dialogs/delete_dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { IconPencil, IconPlus, IconTrash } from '#web/admin/icons'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import type { TableRow } from '#web/admin/table/list_types'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Answer } from '#web/lib/registry'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'catalogue.admin.media_categories', words: ['catalogue.vocabulary'] },
  async (args) => ({
    table: await loadTable(args, {
      list: 'catalogue.media_categories',
      route: 'catalogue.admin.media_categories.index',
    }),
  })
)

type MediaCategory = Answer<'catalogue.admin.media_categories.show'>['data']
type Open = { is: 'edit'; category: MediaCategory | null } | { is: 'delete'; row: TableRow }

export default function MediaCategoriesScreen() {
  const t = useWords()
  const can = useCan()
  const revalidator = useRevalidator()
  const { table } = useLoaderData<typeof loader>()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const done = () => {
    close()
    revalidator.revalidate()
  }
  const edit = async ({ id }: TableRow) => {
    const answer = await call('GET', 'catalogue.admin.media_categories.show', { params: { id } })
    if (answer) setOpen({ is: 'edit', category: answer.data })
  }
  const create = can('catalogue.media_categories.create') && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ is: 'edit', category: null })}>
      {t('catalogue.vocabulary.create.media_category')}
    </Button>
  )
  return (
    <AdminPage actions={create}>
      <DataTable
        table={table}
        empty={{ text: t('catalogue.vocabulary.empty.media_category'), action: create }}
        rowActions={(row) => (
          <RowButtons row={row} edit={() => void edit(row)} remove={() => setOpen({ is: 'delete', row })} />
        )}
      />
      {open?.is === 'edit' && <MediaCategoryDialog category={open.category} onDone={done} onClose={close} />}
      {open?.is === 'delete' && (
        <DeleteDialog
          title={t('catalogue.vocabulary.delete_title', { name: String(open.row.name) })}
          text={t('catalogue.vocabulary.delete_media_category')}
          remove={(isConfirmed) =>
            call('DELETE', 'catalogue.admin.media_categories.destroy', {
              params: { id: open.row.id },
              ...(isConfirmed ? { query: { confirmed: true } } : {}),
            })
          }
          onDone={done}
          onClose={close}
        />
      )}
    </AdminPage>
  )
}

function RowButtons({ row, edit, remove }: { row: TableRow; edit: () => void; remove: () => void }) {
  const t = useWords()
  const can = useCan()
  const name = String(row.name)
  return (
    <>
      {can('catalogue.media_categories.update') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('catalogue.vocabulary.edit_line', { name })}
          onClick={edit}
        >
          <IconPencil size={18} />
        </ActionIcon>
      )}
      {can('catalogue.media_categories.delete') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('catalogue.vocabulary.delete_line', { name })}
          onClick={remove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </>
  )
}

interface DialogProps {
  category: MediaCategory | null
  onDone: () => void
  onClose: () => void
}

function MediaCategoryDialog({ category, onDone, onClose }: DialogProps) {
  const t = useWords()
  const pick = (from: MediaCategory | null) => ({ name: from?.name ?? '', code: from?.code ?? '' })
  const form = useAdminForm({
    values: pick(category),
    ...(category ? { version: category.version } : {}),
    save: (values, version = 0) =>
      category
        ? call('PATCH', 'catalogue.admin.media_categories.update', {
            params: { id: category.id },
            data: { ...values, version },
          })
        : call('POST', 'catalogue.admin.media_categories.store', { data: values }),
    fresh: (row) => ({ values: pick(row as MediaCategory), version: (row as MediaCategory).version }),
    onSaved: onDone,
  })
  const title = t(category ? 'catalogue.vocabulary.edit_media_category' : 'catalogue.vocabulary.create.media_category')
  return (
    <Dialog opened onClose={onClose} title={title}>
      <AdminForm form={form} onClose={onClose}>
        <div className="admin-fields">
          <TextField name="name" label={t('catalogue.vocabulary.media_title')} maxLength={120} required />
          <TextField
            name="code"
            label={t('catalogue.vocabulary.code')}
            help={t('catalogue.vocabulary.code_help')}
            maxLength={63}
            spellCheck={false}
          />
        </div>
      </AdminForm>
    </Dialog>
  )
}
