import { useLocation } from '@remix-run/react'
import type { ComponentProps } from 'react'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address below the base path, or `?…` for the page in view. */
  to: string
  /** `intent`: what the page needs is fetched as soon as the visitor points at the link. */
  prefetch?: 'intent'
  preventScrollReset?: boolean
  replace?: boolean
  /** The page is loaded as a new document. */
  reloadDocument?: boolean
}

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/**
 * A link to another page. A plain anchor: the shell listens to all of them at once (`LinkListener`), because a list has
 * dozens and the router's own links cost each render more than the rest of a card, on the server and on a slow phone.
 */
export function Link({ to, prefetch, preventScrollReset, replace, reloadDocument, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to.startsWith('/') ? base + to : to}
      // The router looks for these to learn which pages may come next.
      data-discover={reloadDocument ? undefined : 'true'}
      data-prefetch={prefetch}
      data-keep-scroll={preventScrollReset || undefined}
      data-replace={replace || undefined}
    />
  )
}

/** A link that says when it leads to the page in view, or to one above it unless `end`. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const isHere = useIsHere()
  return <Link {...props} aria-current={isHere(props.to, end) ? 'page' : undefined} />
}

/** Tells whether an address is that of the page in view, or of one above it unless `end`. */
export function useIsHere(): (to: string, end?: boolean) => boolean {
  const { pathname } = useLocation()
  const here = pathname.toLowerCase()
  return (to, end = false) => {
    const there = (to.split(/[?#]/)[0] as string).toLowerCase()
    return here === there || (!end && there !== '/' && here.startsWith(`${there}/`))
  }
}
