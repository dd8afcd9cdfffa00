import type { BoardColumn } from './board_data'

/** The board after a ticket went to the top of another column; null: it is there already, or nowhere. */
export function moved(columns: BoardColumn[], id: number, statusId: number): BoardColumn[] | null {
  const from = columns.find(({ cards }) => cards.some((card) => card.id === id))
  const card = from?.cards.find((one) => one.id === id)
  if (!from || !card || from.id === statusId) return null
  return columns.map((column) => {
    if (column.id === from.id) {
      return { ...column, total: column.total - 1, cards: column.cards.filter((one) => one.id !== id) }
    }
    if (column.id === statusId) return { ...column, total: column.total + 1, cards: [card, ...column.cards] }
    return column
  })
}
