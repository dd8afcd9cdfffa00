import { Button } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { IconUpload } from '#web/admin/icons'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { SendFile } from './send_file'
import { StateWord } from './state_word'

export const meta = adminHead

export const loader = adminLoader({ id: 'platform.admin.imports', words: ['platform.imports'] }, async (args) => ({
  table: await loadTable(args, { list: 'platform.imports', route: 'platform.admin.imports.index' }),
}))

/** Files that staff brought in, and the way to bring in another. */
export default function ImportsScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  const [isSending, setSending] = useState(false)
  const profiles = pathOf('platform.admin.import_profiles')
  const send = can('platform.imports.create') && (
    <Button leftSection={<IconUpload size={16} />} onClick={() => setSending(true)}>
      {t('platform.imports.send')}
    </Button>
  )
  return (
    <AdminPage
      actions={
        <>
          {profiles && (
            <Button component={Link} to={profiles} variant="default">
              {t('platform.imports.profiles')}
            </Button>
          )}
          {send}
        </>
      }
    >
      <DataTable
        table={table}
        open={({ id }) => pathOf('platform.admin.import', { id })}
        cells={{ state: ({ state }) => <StateWord state={String(state)} /> }}
        empty={{ text: t('platform.imports.empty'), action: send }}
      />
      {isSending && <SendFile onClose={() => setSending(false)} />}
    </AdminPage>
  )
}
