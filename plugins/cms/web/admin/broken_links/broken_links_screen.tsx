import { ActionIcon, Button } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { AdminPage } from '#web/admin/frame/page'
import { followJob } from '#web/admin/frame/jobs'
import { IconLink, IconRefresh } from '#web/admin/icons'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useBusy } from '#web/admin/use_busy'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { MendDialog } from './mend_dialog'
import type { TableRow } from '#web/admin/table/list_types'

export const meta = adminHead

export const loader = adminLoader({ id: 'cms.admin.broken_links', words: ['cms.broken_links'] }, async (args) => ({
  table: await loadTable(args, { list: 'cms.broken_links', route: 'cms.admin.broken_links.index' }),
}))

/** Links that lead nowhere: where they stand, and what may be done. */
export default function BrokenLinksScreen() {
  const t = useWords()
  const can = useCan()
  const { table } = useLoaderData<typeof loader>()
  const [mended, setMended] = useState<TableRow | null>(null)
  const close = () => setMended(null)
  const mayMend = can('cms.broken_links.update')
  const check = can('cms.broken_links.recheck') && <CheckButton />
  return (
    <AdminPage actions={check}>
      <DataTable
        table={table}
        cells={{ url: (row) => <UrlCell row={row} />, source: (row) => <SourceCell row={row} /> }}
        bulk={[
          {
            key: 'mend',
            label: t('cms.broken_links.mend'),
            permission: 'cms.broken_links.update',
            dialog: (selection, onClose) => (
              <MendDialog
                selection={selection.value()}
                count={selection.count}
                onClose={onClose}
                onDone={() => {
                  selection.clear()
                  onClose()
                }}
              />
            ),
          },
        ]}
        {...(mayMend ? { rowActions: (row) => <MendButton row={row} onClick={() => setMended(row)} /> } : {})}
        empty={{ text: t('cms.broken_links.empty'), action: check }}
      />
      {mended && (
        <MendDialog
          selection={{ ids: [mended.id] }}
          count={1}
          url={String(mended.url)}
          target={mended.redirect ? String(mended.redirect) : ''}
          onClose={close}
          onDone={close}
        />
      )}
    </AdminPage>
  )
}

/** Has every link looked at now. The tray shows how far it is, and stops it. */
function CheckButton() {
  const t = useWords()
  const { isBusy, run } = useBusy()
  const start = () =>
    run(async () => {
      const answer = await call('POST', 'cms.admin.link_checks.store')
      if (answer) followJob(answer.data.job)
    })
  return (
    <Button leftSection={<IconRefresh size={16} />} loading={isBusy} onClick={() => void start()}>
      {t('cms.broken_links.check')}
    </Button>
  )
}

function MendButton({ row, onClick }: { row: TableRow; onClick: () => void }) {
  const t = useWords()
  const name = t('cms.broken_links.mend_one', { url: String(row.url) })
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={name} title={name} onClick={onClick}>
      <IconLink size={18} />
    </ActionIcon>
  )
}

function UrlCell({ row: { url } }: { row: TableRow }) {
  return <span className="broken-link-url">{String(url)}</span>
}

/** What the link stands in, with the way to its form. */
function SourceCell({ row: { source, source_screen: screen } }: { row: TableRow }) {
  const pathOf = useScreenPath()
  const edit = screen
    ? (JSON.parse(String(screen)) as { screen: string; params: Record<string, string | number> })
    : null
  const path = edit && pathOf(edit.screen, edit.params)
  return path ? <Link to={path}>{String(source)}</Link> : <span>{String(source)}</span>
}
