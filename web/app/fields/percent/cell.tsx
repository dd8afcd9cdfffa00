import { writeWithUnit } from '#web/admin/form/read_figure'
import { useLocale } from '#web/lib/shell'
import type { CellProps } from '../field_props'

export function PercentCell({ value }: CellProps) {
  const locale = useLocale()
  return <>{writeWithUnit(Number(value), { locale, digits: 2, unit: '%' })}</>
}
