import { formatDate } from '#web/lib/formats'
import { useLocale } from '#web/lib/shell'

export function ContentDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDate(useLocale(), iso)}</time>
}
