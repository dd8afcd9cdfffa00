import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { loadTable } from '#web/admin/table/load_table'
import { RecordList } from '#web/admin/table/record_list'
import { useWords } from '#web/lib/i18n'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'catalogue.admin.families', words: ['catalogue.vocabulary'] },
  async (args) => ({
    table: await loadTable(args, { list: 'catalogue.families', route: 'catalogue.admin.families.index' }),
  })
)

export default function FamiliesScreen() {
  const t = useWords()
  const { table } = useLoaderData<typeof loader>()
  return (
    <RecordList
      table={table}
      screen="catalogue.admin.family"
      create={{ permission: 'catalogue.families.create', label: t('catalogue.vocabulary.create.family') }}
      empty={t('catalogue.vocabulary.empty.family')}
    />
  )
}
