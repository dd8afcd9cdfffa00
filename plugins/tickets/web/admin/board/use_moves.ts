import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { moved } from './moved'
import type { BoardColumn } from './board_data'

/** The columns of a board. A move is shown at once, sent to the server, and undone when it is refused. */
export function useMoves(read: BoardColumn[]) {
  const t = useWords()
  const revalidator = useRevalidator()
  const [columns, setColumns] = useState(read)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => setColumns(read), [read])

  const move = async (id: number, statusId: number): Promise<void> => {
    const next = moved(columns, id, statusId)
    const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id)
    const status = columns.find((column) => column.id === statusId)?.name ?? ''
    if (!next || !card) return
    setColumns(next)
    try {
      await call('PUT', 'tickets.admin.tickets.update', {
        params: { id },
        data: { statusId, version: card.version } as never,
      })
      setAnnouncement(t('tickets.board.moved', { id, status }))
    } catch (error) {
      setColumns(columns)
      notifyProblem(error, t)
    }
    revalidator.revalidate()
  }
  return { columns, move, announcement }
}
