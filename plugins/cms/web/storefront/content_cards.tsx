import { useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import { ContentDate } from './content_date'
import type { ContentCard } from './content_data'

/** Contents as cards: picture, date, title and the first words. */
export function ContentCards({ items, headings = 'h2' }: { items: readonly ContentCard[]; headings?: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item, at) => (
        <li key={item.id}>
          <Card item={item} heading={headings} isEager={headings === 'h2' && at < 3} />
        </li>
      ))}
    </ul>
  )
}

function Card({ item, heading: Heading, isEager }: { item: ContentCard; heading: 'h2' | 'h3'; isEager: boolean }) {
  const toPath = useLocalePath()
  const { path, title, summary, publishedAt, picture } = item
  return (
    <article className="group relative">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw"
          isEager={isEager}
          isDecorative
          className="mb-4 aspect-3/2 w-full bg-surface object-cover"
        />
      )}
      {publishedAt && (
        <p className="text-sm text-muted">
          <ContentDate iso={publishedAt} />
        </p>
      )}
      <Heading className="mt-1 font-serif text-xl text-balance">
        <Link to={toPath(path)} prefetch="intent" className="group-hover:text-primary after:absolute after:inset-0">
          {title}
        </Link>
      </Heading>
      {summary && <p className="mt-2 line-clamp-3 text-muted">{summary}</p>}
    </article>
  )
}
