import { createContext, useContext, type ComponentPropsWithoutRef, type ElementType, type ReactNode } from 'react'
import { useLanguage, type Language } from '#web/lib/i18n'

/** Remembers markup on the server; in the browser, and where a page is streamed, there is none. */
export interface Keeper {
  /** What stands for the markup of a content until the page is put together. */
  place(part: KeptPart, language: Language): string
}

/** A content with all that tells it from others. */
export interface KeptPart {
  name: string
  by: unknown
  content: ReactNode
}

export const KeeperContext = createContext<Keeper | null>(null)

interface KeptProps {
  /** Of the contents alike, by plugin: `catalogue.card`. */
  name: string
  /**
   * All that the content is made of, beside the page's words: data that tells one content from another. Data that loaders
   * hand over again as the same object is told by it at once.
   */
  by: unknown
  children: ReactNode
}

/**
 * An element whose content is the same whenever `by` is the same, such as the card of a product: the server renders it once
 * and remembers its markup. The browser makes it alive like any other. The content may use words and the language; it is
 * rendered by itself, so that anything else of the page (its address, the shell's data, `useId`) is not there to be used:
 * what it needs of that is handed to it, and named in `by`.
 */
export function Kept<Tag extends ElementType>({
  as,
  name,
  by,
  children,
  ...rest
}: KeptProps & { as: Tag } & Omit<ComponentPropsWithoutRef<Tag>, keyof KeptProps | 'as'>) {
  const Element: ElementType = as
  const keeper = useContext(KeeperContext)
  const language = useLanguage()
  if (!keeper) return <Element {...rest}>{children}</Element>
  const __html = keeper.place({ name, by, content: children }, language)
  return <Element {...rest} dangerouslySetInnerHTML={{ __html }} />
}
