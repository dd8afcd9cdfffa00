import { useWords } from '#web/lib/i18n'
import type { ContentData } from './content_data'

type Node = ContentData['document']['content'][number]

/** Links to the headings of a text, beside it on wide screens and above it on narrow ones. */
export function TableOfContents({ nodes }: { nodes: readonly Node[] }) {
  const t = useWords()
  const headings = nodes.flatMap((node) => {
    const id = node.attrs?.id
    return node.type === 'heading' && typeof id === 'string'
      ? [{ id, level: Number(node.attrs?.level), text: textIn(node) }]
      : []
  })
  if (headings.length < 2) return null
  return (
    <nav
      aria-labelledby="contents"
      className="mb-10 lg:sticky lg:top-28 lg:col-start-2 lg:self-start lg:border-l lg:border-line lg:pl-6"
    >
      <h2 id="contents" className="mb-2 text-sm font-semibold text-muted">
        {t('cms.site.contents')}
      </h2>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} className={level > 2 ? 'pl-4' : ''}>
            <a href={`#${id}`} className="flex min-h-11 items-center hover:text-primary lg:min-h-9">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function textIn({ text = '', content = [] }: Node): string {
  return text + (content as Node[]).map(textIn).join('')
}
