import type { Translate } from '#web/lib/i18n'
import type { ListColumn } from './list_types'

type Sorted = Pick<ListColumn, 'key' | 'label'>

interface OrderChoice {
  value: string
  label: string
}

/** The orders of a list: each column up and down, and before them the present order when it is one of several columns. */
export function orderChoices(sorted: readonly Sorted[], present: string, t: Translate): OrderChoice[] {
  const written = (order: string) => {
    const key = order.replace(/^-/, '')
    const { label = key } = sorted.find((column) => column.key === key) ?? {}
    return t(key === order ? 'admin.table.ascending' : 'admin.table.descending', { label })
  }
  const single = sorted.flatMap(({ key }) => [key, `-${key}`])
  const orders = single.includes(present) ? single : [present, ...single]
  return orders.map((value) => ({ value, label: value.split(',').map(written).join(' · ') }))
}
