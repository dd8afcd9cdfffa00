import { useWords } from '#web/lib/i18n'
import type { StockState } from '#web/lib/shapes'

const tones: Record<StockState, string> = {
  in_stock: 'text-positive',
  low_stock: 'text-warning',
  out_of_stock: 'text-negative',
}

export function StockWord({ stock }: { stock: StockState }) {
  const t = useWords()
  const word = t(stock === 'low_stock' ? 'shell.goods.last' : `catalogue.stock.${stock}`)
  return <span className={`text-sm ${tones[stock]}`}>{word}</span>
}
