import type { TableRow } from '#web/admin/table/list_types'
import { formatNumber } from '#web/lib/formats'
import { useLocale } from '#web/lib/shell'

/** A formatted range: « 10 000–20 000 ». */
export default function WeightCell({ row: { weight } }: { row: TableRow }) {
  const locale = useLocale()
  return String(weight ?? '').replaceAll(/\d+/g, (figure) => formatNumber(locale, Number(figure))) || '–'
}
