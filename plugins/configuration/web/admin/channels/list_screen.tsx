import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { loadTable } from '#web/admin/table/load_table'
import { RecordList } from '#web/admin/table/record_list'
import { useWords } from '#web/lib/i18n'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'configuration.admin.channels', words: ['configuration.channels'] },
  async (args) => ({
    table: await loadTable(args, { list: 'configuration.channels', route: 'configuration.admin.channels.index' }),
  })
)

/** The channels of the house. */
export default function ChannelsScreen() {
  const t = useWords()
  const { table } = useLoaderData<typeof loader>()
  const languages = (codes: string) =>
    codes
      .split(', ')
      .map((code) => t(`shell.languages.${code}`))
      .join(', ')
  return (
    <RecordList
      table={table}
      screen="configuration.admin.channel"
      create={{ permission: 'configuration.channels.create', label: t('configuration.channels.add') }}
      caption={t('configuration.channels.caption')}
      cells={{ locales: ({ locales }) => languages(String(locales)) }}
    />
  )
}
