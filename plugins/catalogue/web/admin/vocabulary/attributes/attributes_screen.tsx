import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { loadTable } from '#web/admin/table/load_table'
import { RecordList } from '#web/admin/table/record_list'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { useMassDeletion } from '../use_mass_deletion'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'catalogue.admin.attributes', words: ['catalogue.vocabulary'] },
  async (args) => ({
    table: await loadTable(args, { list: 'catalogue.attributes', route: 'catalogue.admin.attributes.index' }),
  })
)

export default function AttributesScreen() {
  const t = useWords()
  const { table } = useLoaderData<typeof loader>()
  const deletion = useMassDeletion({
    kind: 'attribute',
    permission: 'catalogue.attributes.mass_delete',
    preview: (selection) => call('POST', 'catalogue.admin.attribute_deletion_previews.store', { data: { selection } }),
    remove: (selection) => call('POST', 'catalogue.admin.attribute_deletions.store', { data: { selection } }),
  })
  return (
    <RecordList
      table={table}
      screen="catalogue.admin.attribute"
      create={{
        permission: 'catalogue.attributes.create',
        label: t('catalogue.vocabulary.create.attribute'),
      }}
      bulk={[deletion]}
      empty={t('catalogue.vocabulary.empty.attribute')}
    />
  )
}
