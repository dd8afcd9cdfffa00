import { useLocation } from '@remix-run/react'
import type { ComponentProps } from 'react'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path below the base path, or `?…` for the current page. */
  to: string
  /** `intent`: prefetches the page when the visitor points at the link. */
  prefetch?: 'intent'
  preventScrollReset?: boolean
  replace?: boolean
  /** Loads the page as a new document. */
  reloadDocument?: boolean
}

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/**
 * A link to another page. It is a plain anchor, and `LinkListener` handles the clicks of all of them: a list has dozens of
 * links, and rendering the router's own `Link` took longer than the rest of a card.
 */
export function Link({ to, prefetch, preventScrollReset, replace, reloadDocument, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to.startsWith('/') ? base + to : to}
      // The router reads this attribute to find the pages that may come next.
      data-discover={reloadDocument ? undefined : 'true'}
      data-prefetch={prefetch}
      data-keep-scroll={preventScrollReset || undefined}
      data-replace={replace || undefined}
    />
  )
}

/** A link with `aria-current` when it leads to the current page, or to one above it unless `end`. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const isHere = useIsHere()
  return <Link {...props} aria-current={isHere(props.to, end) ? 'page' : undefined} />
}

/** Whether a path is that of the current page, or of one above it unless `end`. */
export function useIsHere(): (to: string, end?: boolean) => boolean {
  const { pathname } = useLocation()
  const here = pathname.toLowerCase()
  return (to, end = false) => {
    const there = (to.split(/[?#]/)[0] as string).toLowerCase()
    return here === there || (!end && there !== '/' && here.startsWith(`${there}/`))
  }
}
