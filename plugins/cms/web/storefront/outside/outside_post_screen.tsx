import { useLoaderData } from '@remix-run/react'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { RichText } from '#web/rich_text/rich_text'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import { loadOutsidePost } from './outside.server'

export const meta = pageHead
export const loader = loadOutsidePost

/** A post of another site, as that site wrote it, with a link to it there. */
export default function OutsidePostScreen() {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const { post } = useLoaderData<typeof loader>()
  const { title, author, publishedAt, picture, body, address } = post
  const date = formatDate(locale, publishedAt)
  return (
    <article className="shell py-12 md:py-20">
      <div className="mx-auto max-w-prose">
        <h1 className="mb-2 font-serif text-3xl">{title}</h1>
        <p className="mb-8 text-muted">
          <time dateTime={publishedAt}>{author ? t('cms.outside.by', { author, date }) : date}</time>
        </p>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 48rem) 42rem, 100vw"
            isEager
            isDecorative
            className="mb-8 w-full"
          />
        )}
        <RichText document={body} />
        <p className="mt-10 flex flex-wrap gap-x-6 border-t border-line pt-4">
          <a href={address} rel="noopener" className="inline-flex min-h-11 items-center text-primary underline">
            {t('cms.outside.original', { site: new URL(address).host })}
          </a>
          <Link to={toPath('/autres-articles')} className="inline-flex min-h-11 items-center underline">
            {t('cms.outside.all')}
          </Link>
        </p>
      </div>
    </article>
  )
}
