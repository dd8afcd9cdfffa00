import type { ReactNode } from 'react'
import { Link } from '#web/ui/link'

interface TextLinkProps {
  /** A path below the base path, or any other address. */
  href: string
  isNewWindow?: boolean
  className?: string
  children: ReactNode
}

/** A link of a rich text. One inside of the shop navigates without loading a new document. */
export function TextLink({ href, isNewWindow = false, className, children }: TextLinkProps) {
  const shared = { className, ...(isNewWindow ? { target: '_blank', rel: 'noopener' } : {}) }
  // Files are no pages of the shop.
  const isPage = href.startsWith('/') && !/\.[a-z0-9]{2,5}$/i.test(href)
  if (href.startsWith('/'))
    return (
      <Link to={href} reloadDocument={!isPage} {...(isPage ? { prefetch: 'intent' } : {})} {...shared}>
        {children}
      </Link>
    )
  return (
    <a href={href} {...shared}>
      {children}
    </a>
  )
}
