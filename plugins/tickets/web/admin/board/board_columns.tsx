import { Text } from '@mantine/core'
import { useState, type DragEvent } from 'react'
import { useCan } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { BoardCard } from './board_card'
import { useMoves } from './use_moves'
import type { BoardColumn } from './board_data'

/** A column for each status. */
export function BoardColumns({ columns: read }: { columns: BoardColumn[] }) {
  const t = useWords()
  const can = useCan()
  const { columns, move, announcement } = useMoves(read)
  const [over, setOver] = useState<number | null>(null)
  const canMove = can('tickets.update')
  const drop = (event: DragEvent, statusId: number) => {
    event.preventDefault()
    setOver(null)
    const id = Number(event.dataTransfer.getData('text/plain'))
    if (id) void move(id, statusId)
  }
  return (
    <>
      <p className="admin-hint">{canMove && t('tickets.board.help')}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="tickets-board" tabIndex={0} role="region" aria-label={t('tickets.board.title')}>
        {columns.map((column, at) => (
          <section
            key={column.id}
            className="admin-panel"
            aria-label={column.name}
            data-over={over === column.id || undefined}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(column.id)
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => drop(event, column.id)}
          >
            <h2>
              {column.name}{' '}
              <Text span c="dimmed" size="sm">
                {column.total}
              </Text>
            </h2>
            <ul>
              {column.cards.map((card) => (
                <BoardCard
                  key={card.id}
                  card={card}
                  canMove={canMove}
                  before={columns[at - 1] ?? null}
                  after={columns[at + 1] ?? null}
                  onMove={move}
                />
              ))}
            </ul>
            {column.total > column.cards.length && (
              <Text size="xs" c="dimmed">
                {t('tickets.board.more', { count: column.total - column.cards.length })}
              </Text>
            )}
          </section>
        ))}
      </div>
    </>
  )
}
