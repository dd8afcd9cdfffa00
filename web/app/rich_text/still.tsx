import { useRef, useSyncExternalStore, type ReactNode } from 'react'
import { CachedMarkup } from '#web/ui/cached_markup'

interface StillProps {
  /** Name of this kind of content, unique in the shop. */
  name: string
  /** All data that the content is made of. It is drawn again when the first of them changes. */
  by: readonly [object, ...unknown[]]
  className: string
  draw: () => ReactNode
}

const never = () => () => undefined

/**
 * Content that does nothing in the browser: text, pictures, tables. The server caches its markup, and the browser leaves what
 * the server sent as it is: React neither draws nor hydrates it. It is drawn where the server did not: after a navigation, in the
 * editor, and when its data changes.
 */
export function Still({ name, by, className, draw }: StillProps) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true
  )
  const served = useRef(isHydrating ? by[0] : null)
  if (typeof document !== 'undefined' && served.current === by[0]) {
    return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
  return (
    <CachedMarkup as="div" className={className} name={name} by={by}>
      {draw()}
    </CachedMarkup>
  )
}
