import { useRef } from 'react'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { CachedMarkup } from '#web/ui/cached_markup'
import { IconChevronDown } from '#web/ui/icons'
import { useIsHere } from '#web/ui/link'
import type { ShopLink } from '../storefront_links.server'
import { useLinkName } from './link_name'
import { MenuLink } from './menu_link'
import { useDisclosures } from './use_disclosures'

interface LinksProps {
  links: readonly ShopLink[]
  here: string | null
}

/** The links below the header. On phones they are in `PhoneMenu`. */
export function Departments({ links }: Pick<LinksProps, 'links'>) {
  const t = useWords()
  const here = useHere(links)
  const nav = useRef<HTMLElement>(null)
  useDisclosures(nav)
  if (links.length === 0) return null
  return (
    <nav
      ref={nav}
      aria-label={t('shell.departments')}
      className="relative z-20 hidden border-b border-line bg-paper md:block print:hidden"
    >
      <CachedMarkup
        as="ul"
        className="shell flex flex-wrap gap-x-5 text-sm lg:gap-x-6 lg:text-base 2xl:gap-x-8"
        name="shell.departments"
        by={[links, here]}
      >
        <DepartmentLinks links={links} here={here} />
      </CachedMarkup>
    </nav>
  )
}

/** Path of the first link, at any depth, that leads to the current page. */
export function useHere(links: readonly ShopLink[]): string | null {
  const toPath = useLocalePath()
  const isHere = useIsHere()
  const find = (all: readonly ShopLink[]): string | null => {
    for (const { path, items } of all) {
      if (path?.startsWith('/') && isHere(toPath(path), true)) return path
      const below = find(items)
      if (below !== null) return below
    }
    return null
  }
  return find(links)
}

const ENTRY =
  'flex min-h-11 items-center border-b-2 border-transparent -outline-offset-2 hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary'

function DepartmentLinks({ links, here }: LinksProps) {
  return links.map((link) => (
    <li key={link.id} className={link.isWideOnly ? 'hidden xl:block' : undefined}>
      {link.items.length > 0 ? (
        <Submenu link={link} here={here} />
      ) : (
        <MenuLink link={link} here={here} className={ENTRY} />
      )}
    </li>
  ))
}

/** The links below one of the header, over the whole width of the page. */
function Submenu({ link, here }: { link: ShopLink; here: string | null }) {
  const name = useLinkName()(link)
  return (
    <details name="shell-menu" className="group">
      <summary
        className={`${ENTRY} cursor-pointer list-none gap-1 group-open:border-primary [&::-webkit-details-marker]:hidden`}
      >
        {name}
        <IconChevronDown size={16} className="group-open:rotate-180" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[70dvh] overflow-y-auto border-y border-line bg-paper text-base shadow-lg">
        <ul className="shell grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] items-start gap-x-8 py-4">
          {link.path !== null && (
            <li className="col-span-full">
              <MenuLink link={link} here={here} className={`${BELOW} font-serif text-lg`} />
            </li>
          )}
          <LinksBelow links={link.items} here={here} />
        </ul>
      </div>
    </details>
  )
}

const BELOW = 'inline-flex min-h-11 items-center hover:text-primary aria-[current=page]:text-primary'

/** Links with those below them indented. */
export function LinksBelow({ links, here }: LinksProps) {
  return links.map((link) => (
    <li key={link.id}>
      <MenuLink link={link} here={here} className={link.path === null ? `${BELOW} font-semibold` : BELOW} />
      {link.items.length > 0 && (
        <ul className="border-l border-line pl-4">
          <LinksBelow links={link.items} here={here} />
        </ul>
      )}
    </li>
  ))
}
