import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { ShopLink } from '../storefront_links.server'
import { useLinkName } from './link_name'

interface MenuLinkProps {
  link: ShopLink
  /** Path of the entry that leads to the current page. */
  here?: string | null
  className: string
}

/** An entry of a menu: a page of the shop, an address elsewhere, or a heading. */
export function MenuLink({ link, here = null, className }: MenuLinkProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const name = useLinkName()(link)
  const { path, isNewWindow } = link
  if (path === null) return <span className={className}>{name}</span>
  const shared = { className, ...(isNewWindow ? { target: '_blank', rel: 'noopener' } : {}) }
  const words = isNewWindow ? (
    <>
      {name} <span className="sr-only">{t('shell.new_window')}</span>
    </>
  ) : (
    name
  )
  if (!path.startsWith('/')) {
    return (
      <a href={path} {...shared}>
        {words}
      </a>
    )
  }
  return (
    <Link to={toPath(path)} aria-current={path === here ? 'page' : undefined} prefetch="intent" {...shared}>
      {words}
    </Link>
  )
}
