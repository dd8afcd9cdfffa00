import { useRef } from 'react'
import { useWords } from '#web/lib/i18n'
import { CachedMarkup } from '#web/ui/cached_markup'
import { IconMenu } from '#web/ui/icons'
import type { ShopLink } from '../storefront_links.server'
import { LinksBelow, useHere } from './departments'
import { useDisclosures } from './use_disclosures'

/** The header's menu on phones, below a button in the header. */
export function PhoneMenu({ links }: { links: readonly ShopLink[] }) {
  const t = useWords()
  const here = useHere(links)
  const nav = useRef<HTMLElement>(null)
  useDisclosures(nav)
  return (
    <nav ref={nav} aria-label={t('shell.menu')} className="md:hidden">
      <details>
        <summary
          aria-label={t('shell.menu')}
          className="flex size-11 cursor-pointer list-none items-center justify-center [&::-webkit-details-marker]:hidden"
        >
          <IconMenu size={24} />
        </summary>
        <CachedMarkup
          as="ul"
          className="shell absolute inset-x-0 top-full max-h-[calc(100dvh-9rem)] overflow-y-auto border-y border-line bg-paper py-2 shadow-lg"
          name="shell.phone_menu"
          by={[links, here]}
        >
          <LinksBelow links={links} here={here} />
        </CachedMarkup>
      </details>
    </nav>
  )
}
