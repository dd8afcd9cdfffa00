import { formatFileSize } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { AttributeValue } from '#web/lib/shapes'
import { useLocale } from '#web/lib/shell'
import { Picture } from '#web/ui/picture'

/** A picture, or a file to fetch, under an attribute. */
export function AttachedFact({ fact: { label, picture, file } }: { fact: AttributeValue }) {
  const t = useWords()
  const locale = useLocale()
  if (picture) {
    return (
      <a href={picture.url} className="inline-block">
        <Picture picture={picture} sizes="240px" className="h-auto max-h-72 w-auto max-w-full sm:max-w-60" />
        <span className="sr-only">{t('catalogue.product.enlarge', { name: label })}</span>
      </a>
    )
  }
  if (!file) return null
  return (
    <span className="inline-flex min-h-6 flex-wrap items-baseline gap-x-2">
      <a href={file.url} rel="nofollow" className="text-primary underline [overflow-wrap:anywhere]">
        {file.name}
      </a>
      <span className="text-sm text-muted">{formatFileSize(locale, file.bytes)}</span>
    </span>
  )
}
