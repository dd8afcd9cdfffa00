import footerSlot from 'virtual:slot/shell.storefront.footer'
import { PAGE_END_ID } from '#web/lib/page_end'
import { useWords } from '#web/lib/i18n'
import { useConfig } from '#web/lib/shell'
import { CachedMarkup } from '#web/ui/cached_markup'
import { Slot } from '#web/ui/slot'
import type { FooterColumn, StorefrontLinks } from '../storefront_links.server'
import { CurrencySwitch } from './currency_switch'
import { LanguageSwitch } from './language_switch'
import { useLinkName } from './link_name'
import { MenuLink } from './menu_link'

/** Columns on a wide screen, with that of the language. */
const COLUMNS = ['', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4', 'md:grid-cols-5']

export function Footer({ footer }: Pick<StorefrontLinks, 'footer'>) {
  const t = useWords()
  const hasNotice = useConfig('configuration.general.alcohol_notice') !== false
  const words = String(useConfig('configuration.general.footer_copyright') ?? '')
  const columns = footer.filter(({ links }) => links.length > 0)
  return (
    // The footer takes the free height, so that late content causes no layout shift.
    <footer
      id={PAGE_END_ID}
      className="mt-16 grow border-t border-line bg-surface pb-[calc(var(--bars)+1rem)] md:mt-24 md:pb-0"
    >
      {hasNotice && (
        <p className="shell py-6 font-serif text-lg text-balance md:py-8 md:text-center md:text-xl">
          {t('shell.alcohol_notice')}
        </p>
      )}
      <Slot entries={footerSlot} props={{}} />
      <div
        className={`shell grid grid-cols-2 print:hidden grid-rows-[auto_1fr] gap-8 border-t border-line py-8 md:grid-rows-none md:py-12 ${COLUMNS[columns.length + 1] ?? 'md:grid-cols-4'}`}
      >
        {columns.map((column, at) => (
          // On phones the second column is beside the others.
          <FooterList key={at} column={column} className={at === 1 ? 'row-span-2 md:row-span-1' : undefined} />
        ))}
        <section aria-labelledby="footer-language">
          <h2 id="footer-language" className="mb-2 font-serif text-lg">
            {t('shell.language')}
          </h2>
          <LanguageSwitch isWide />
          <CurrencySwitch />
        </section>
      </div>
      {words && <p className="shell pb-8 text-sm text-muted">{words}</p>}
    </footer>
  )
}

function FooterList({ column, className }: { column: FooterColumn; className?: string | undefined }) {
  const { links } = column
  const title = useLinkName()(column)
  return (
    <CachedMarkup as="nav" aria-label={title} className={className} name="shell.footer" by={[title, links]}>
      <h2 className="mb-2 font-serif text-lg">{title}</h2>
      <FooterLinks links={links} />
    </CachedMarkup>
  )
}

function FooterLinks({ links }: Pick<FooterColumn, 'links'>) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.id}>
          <MenuLink link={link} className="inline-flex min-h-11 items-center hover:text-primary sm:min-h-9" />
          {link.items.length > 0 && (
            <div className="pl-4">
              <FooterLinks links={link.items} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
