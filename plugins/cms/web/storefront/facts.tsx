import { formatFileSize } from '#web/lib/formats'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import { RichText } from '#web/rich_text/rich_text'
import type { FactSections } from './content_data'

type Fact = FactSections[number]['facts'][number]
type Value<Type extends Fact['value']['type']> = Extract<Fact['value'], { type: Type }>

/** What a page says in the fields that staff added: a list for each group of fields. */
export function Facts({ sections }: { sections: FactSections }) {
  return sections.map(({ title, facts }, at) => (
    <section key={at} aria-label={title} className="mt-12">
      <h2 className="mb-4 font-serif text-2xl">{title}</h2>
      <FactList facts={facts} />
    </section>
  ))
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-t border-line">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(8rem,14rem)_minmax(0,1fr)]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 wrap-break-word">
            <FactValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FactValue({ value }: { value: Fact['value'] }) {
  switch (value.type) {
    case 'text':
      return <span className="whitespace-pre-line">{value.text}</span>
    case 'words':
      return value.words.join(', ')
    case 'link':
      return (
        <a
          href={value.href}
          rel="noopener"
          target={value.href.startsWith('http') ? '_blank' : undefined}
          className="underline hover:text-primary"
        >
          {value.name}
        </a>
      )
    case 'pages':
      return <Pages value={value} />
    case 'colour':
      return <Colour value={value} />
    case 'document':
      return <RichText document={value.document} className="[&_.rich-text-run>:first-child]:mt-0" />
    case 'media':
      return <Media value={value} />
    case 'parts':
      return value.parts.map((facts, at) => (
        <div key={at} className="mb-4 last:mb-0">
          <FactList facts={facts} />
        </div>
      ))
  }
}

function Pages({ value: { pages } }: { value: Value<'pages'> }) {
  const toPath = useLocalePath()
  return (
    <ul className="flex flex-wrap gap-x-6">
      {pages.map(({ name, path }) => (
        <li key={path}>
          <Link to={toPath(path)} prefetch="intent" className="underline hover:text-primary">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The content policy forbids styles of elements; a drawing may have a colour. */
function Colour({ value: { colour } }: { value: Value<'colour'> }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden className="border border-line">
        <rect width="20" height="20" fill={colour} />
      </svg>
      {colour}
    </span>
  )
}

function Media({ value: { media } }: { value: Value<'media'> }) {
  const locale = useLocale()
  return (
    <ul className="grid gap-4">
      {media.map((medium) => {
        switch (medium.type) {
          case 'image':
            return (
              <li key={medium.picture.url}>
                <Picture
                  picture={medium.picture}
                  sizes="(min-width: 640px) 448px, 94vw"
                  className="max-w-full sm:max-w-md"
                />
              </li>
            )
          case 'video':
            return (
              <li key={medium.video.url}>
                <video src={medium.video.url} controls preload="metadata" aria-label={medium.video.title} />
              </li>
            )
          case 'file': {
            const { url, name, bytes } = medium.file
            return (
              <li key={url}>
                <a href={url} download className="underline hover:text-primary">
                  {name}
                </a>{' '}
                <span className="text-sm text-muted">({formatFileSize(locale, bytes)})</span>
              </li>
            )
          }
        }
      })}
    </ul>
  )
}
