import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Breadcrumbs } from '#web/ui/breadcrumbs'
import { Link } from '#web/ui/link'
import { LeadPicture } from '#web/ui/lead_picture'
import { RichText } from '#web/rich_text/rich_text'
import { ContentDate } from './content_date'
import { Facts } from './facts'
import { TableOfContents } from './table_of_contents'
import type { ContentData } from './content_data'

/** Width of the text by template: a column to read, or the page. */
const WIDTHS: Record<string, string> = {
  default: 'mx-auto max-w-[70ch]',
  wide: '',
  contents: 'lg:grid lg:grid-cols-[minmax(0,70ch)_16rem] lg:justify-between lg:gap-16',
}

/** A page or post. */
export function ContentView({ content }: { content: ContentData }) {
  const { title, template, excerpt, picture, document, facts, breadcrumbs } = content
  const isWide = template === 'wide'
  return (
    <article className="shell pb-16 md:pb-24">
      <Breadcrumbs trail={breadcrumbs} current={title} />
      <header
        className={isWide ? 'mb-8 md:mb-12' : `mb-8 md:mb-12 ${template === 'default' ? 'mx-auto max-w-[70ch]' : ''}`}
      >
        <h1 className="font-serif text-3xl text-balance md:text-4xl">{title}</h1>
        <Byline content={content} />
        {excerpt && <p className="mt-4 max-w-[60ch] text-lg text-muted">{excerpt}</p>}
      </header>
      {picture && <LeadPicture picture={picture} />}
      <div className={WIDTHS[template] ?? WIDTHS.default}>
        {template === 'contents' && <TableOfContents nodes={document.content} />}
        <div className="min-w-0 lg:row-start-1">
          <RichText document={document} isLead={!picture} className={template === 'default' ? 'is-column' : ''} />
          <Facts sections={facts} />
          <Sorted content={content} />
        </div>
      </div>
      <Neighbours content={content} />
    </article>
  )
}

/** Who wrote it, and when. Pages have neither. */
function Byline({ content: { isDated, author, publishedAt, status } }: { content: ContentData }) {
  const t = useWords()
  const parts = [
    ...(isDated && publishedAt ? [<ContentDate key="date" iso={publishedAt} />] : []),
    ...(isDated && author ? [<span key="author">{t('cms.site.by', { author })}</span>] : []),
    ...(status === 'private' ? [<strong key="private">{t('cms.site.private')}</strong>] : []),
  ]
  return parts.length === 0 ? null : <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-muted">{parts}</p>
}

/** What it is sorted under. */
function Sorted({ content: { categories, tags } }: { content: ContentData }) {
  const t = useWords()
  const groups = [
    { label: t('cms.site.categories'), links: categories },
    { label: t('cms.site.tags'), links: tags },
  ].filter(({ links }) => links.length > 0)
  if (groups.length === 0) return null
  return (
    <dl className="mt-12 grid gap-2 border-t border-line pt-6 text-sm">
      {groups.map(({ label, links }) => (
        <div key={label} className="flex flex-wrap items-center gap-x-4">
          <dt className="text-muted">{label}</dt>
          {links.map((link) => (
            <dd key={link.path}>
              <TextLink {...link} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function TextLink({ name, path }: { name: string; path: string }) {
  const toPath = useLocalePath()
  return (
    <Link
      to={toPath(path)}
      prefetch="intent"
      className="inline-flex min-h-11 items-center underline hover:text-primary"
    >
      {name}
    </Link>
  )
}

function Neighbours({ content: { previous, next } }: { content: ContentData }) {
  const t = useWords()
  const toPath = useLocalePath()
  const sides = [
    { label: t('cms.site.previous'), rel: 'prev', to: previous, side: '' },
    { label: t('cms.site.next'), rel: 'next', to: next, side: 'sm:col-start-2 sm:text-right' },
  ]
  if (!previous && !next) return null
  return (
    <nav aria-label={t('cms.site.neighbours')} className="mt-16 grid gap-6 border-t border-line pt-6 sm:grid-cols-2">
      {sides.map(
        ({ label, rel, to, side }) =>
          to && (
            <Link key={rel} to={toPath(to.path)} rel={rel} prefetch="intent" className={`group ${side}`}>
              <span className="block text-sm text-muted">{label}</span>
              <span className="font-serif text-xl group-hover:text-primary">{to.name}</span>
            </Link>
          )
      )}
    </nav>
  )
}
