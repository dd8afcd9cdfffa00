import { Select } from '@mantine/core'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { callOrFail } from '#web/lib/screen_loader'
import { useWords } from '#web/lib/i18n'
import { BoardColumns } from './board_columns'

export const meta = adminHead

const idIn = (url: URL, name: string) => Number(url.searchParams.get(name)) || undefined

export const loader = adminLoader({ id: 'tickets.admin.board', words: ['tickets.board'] }, async (args) => {
  const { context, url, locale } = args
  const [trackerId, assigneeId] = [idIn(url, 'tracker'), idIn(url, 'assignee')]
  const query = { locale, ...(trackerId ? { trackerId } : {}), ...(assigneeId ? { assigneeId } : {}) }
  const { data } = await callOrFail(context, 'GET', 'tickets.admin.board.show', { query })
  return { board: data, trackerId: trackerId ?? null, assigneeId: assigneeId ?? null }
})

/** Tickets by status, moved by dragging or by the arrow keys. */
export default function BoardScreen() {
  const t = useWords()
  const { board, trackerId, assigneeId } = useLoaderData<typeof loader>()
  const [search, setSearch] = useSearchParams()
  const narrow = (name: string, value: string | null) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: true })
  }
  const options = (all: { id: number; name: string }[]) =>
    all.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <AdminPage>
      <div className="admin-field-row" data-tight>
        <Select
          label={t('tickets.board.tracker')}
          placeholder={t('tickets.board.all')}
          data={options(board.trackers)}
          value={trackerId === null ? null : String(trackerId)}
          onChange={(value) => narrow('tracker', value)}
          clearable
        />
        <Select
          label={t('tickets.board.assignee')}
          placeholder={t('tickets.board.everybody')}
          data={options(board.people)}
          value={assigneeId === null ? null : String(assigneeId)}
          onChange={(value) => narrow('assignee', value)}
          clearable
          searchable
        />
      </div>
      <BoardColumns columns={board.columns} />
    </AdminPage>
  )
}
