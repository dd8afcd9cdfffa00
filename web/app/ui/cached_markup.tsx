import { createContext, useContext, type ComponentPropsWithoutRef, type ElementType, type ReactNode } from 'react'
import { useLanguage, type Language } from '#web/lib/i18n'

/** Collects the cached parts of a page while the server renders it. Absent in the browser and in streamed pages. */
export interface PartCollector {
  /** Registers a part. Returns the placeholder that stands in the page until the markup is filled in. */
  place(part: CachedPart, language: Language): string
}

export interface CachedPart {
  name: string
  by: unknown
  content: ReactNode
}

export const PartCollectorContext = createContext<PartCollector | null>(null)

interface CachedMarkupProps {
  /** Name of this kind of content, unique in the shop: `catalogue.card`. */
  name: string
  /**
   * The cache key: all data that the content is made of, apart from words and language. Objects that loaders return
   * unchanged are recognised without being serialised again.
   */
  by: unknown
  children: ReactNode
}

/**
 * An element whose content the server caches, such as a product card. The content must be the same whenever `by` is the
 * same. It may use words and the language. It is rendered outside of the page, so the page's address, other contexts and
 * `useId` are not available: pass what it needs as props and name it in `by`. The browser hydrates it as usual.
 * Measurements: docs/decisions/0014.
 */
export function CachedMarkup<Tag extends ElementType>({
  as,
  name,
  by,
  children,
  ...rest
}: CachedMarkupProps & { as: Tag } & Omit<ComponentPropsWithoutRef<Tag>, keyof CachedMarkupProps | 'as'>) {
  const Element: ElementType = as
  const collector = useContext(PartCollectorContext)
  const language = useLanguage()
  if (!collector) return <Element {...rest}>{children}</Element>
  const __html = collector.place({ name, by, content: children }, language)
  return <Element {...rest} dangerouslySetInnerHTML={{ __html }} />
}
