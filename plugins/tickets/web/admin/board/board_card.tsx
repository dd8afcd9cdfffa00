import { Text } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { BoardColumn, Card } from './board_data'

interface BoardCardProps {
  card: Card
  canMove: boolean
  /** Columns at its sides. */
  before: BoardColumn | null
  after: BoardColumn | null
  onMove: (id: number, statusId: number) => Promise<void>
}

/** A ticket on the board. The arrow keys move it to the next column, Enter opens it. */
export function BoardCard({ card, canMove, before, after, onMove }: BoardCardProps) {
  const t = useWords()
  const locale = useLocale()
  const path = useScreenPath()('tickets.admin.ticket', { id: card.id }) ?? ''
  const press = (event: KeyboardEvent) => {
    const to = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : null
    if (!to || !canMove) return
    event.preventDefault()
    void onMove(card.id, to.id).then(() => document.getElementById(cardId(card.id))?.focus())
  }
  return (
    <li draggable={canMove} onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', String(card.id))}>
      <Link
        id={cardId(card.id)}
        to={path}
        className="tickets-card"
        draggable={false}
        onKeyDown={press}
        {...(canMove ? { 'aria-keyshortcuts': 'ArrowLeft ArrowRight' } : {})}
      >
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>{`#${card.id} ${card.subject}`}</Text>
        <Text size="xs" c="dimmed">
          {[
            card.priority,
            card.assignee ?? t('tickets.board.nobody'),
            card.dueOn && t('tickets.board.due', { day: formatDate(locale, card.dueOn) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Link>
    </li>
  )
}

const cardId = (id: number) => `ticket-${id}`
