import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { BlockProps } from '#web/rich_text/document'
import { ContentCards } from '../storefront/content_cards'
import type { ContentCard } from '../storefront/content_data'

/** Sections of translations that the block uses. */
export const words = ['cms.site']

interface Data {
  items: ContentCard[]
  more: { name: string; path: string } | null
}

/** Posts or other contents as cards; nothing while there are none. */
export default function PostsBlock({ values: { title }, data }: BlockProps<{ title: string | null }, Data | null>) {
  const t = useWords()
  const toPath = useLocalePath()
  const { items = [], more = null } = data ?? {}
  if (items.length === 0) return null
  return (
    <div>
      {title && <h2>{title}</h2>}
      <ContentCards items={items} headings={title ? 'h3' : 'h2'} />
      {more && (
        <Link
          to={toPath(more.path)}
          prefetch="intent"
          className="mt-6 inline-flex min-h-11 items-center text-primary underline"
        >
          {t('cms.site.see_all', { name: more.name })}
        </Link>
      )}
    </div>
  )
}
