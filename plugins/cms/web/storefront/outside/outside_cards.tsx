import { formatDate } from '#web/lib/formats'
import type { ResponseOf } from '#web/lib/registry'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'

export type OutsideCard = ResponseOf<'cms.outside_posts.index'>['data'][number]

/** Posts of another site, each with a link to its page. `level`: of their headings. */
export function OutsideCards({ posts, level: Heading = 'h2' }: { posts: OutsideCard[]; level?: 'h2' | 'h3' }) {
  const toPath = useLocalePath()
  const locale = useLocale()
  return (
    <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map(({ id, title, excerpt, publishedAt, picture }) => (
        <li key={id} className="grid content-start gap-2">
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
              isDecorative
              className="mb-2 aspect-3/2 w-full object-cover"
            />
          )}
          <Heading className="font-serif text-xl">
            <Link to={toPath(`/autres-articles/${id}`)} className="hover:text-primary hover:underline">
              {title}
            </Link>
          </Heading>
          <time dateTime={publishedAt} className="text-sm text-muted">
            {formatDate(locale, publishedAt)}
          </time>
          {excerpt && <p className="line-clamp-4">{excerpt}</p>}
        </li>
      ))}
    </ul>
  )
}
