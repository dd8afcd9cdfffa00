import { PAGE_END_ID } from '#web/lib/page_end'
import { useWords } from '#web/lib/i18n'
import { useConfig, useLocalePath } from '#web/lib/shell'
import { CachedMarkup } from '#web/ui/cached_markup'
import { Link } from '#web/ui/link'
import type { StorefrontLinks } from '../navigation.server'
import { CurrencySwitch } from './currency_switch'
import { LanguageSwitch } from './language_switch'
import { useLinkName } from './link_name'

export function Footer({ categories, footer }: Pick<StorefrontLinks, 'categories' | 'footer'>) {
  const t = useWords()
  const hasNotice = useConfig('configuration.general.alcohol_notice') !== false
  const words = String(useConfig('configuration.general.footer_copyright') ?? '')
  const nameOf = useLinkName()
  const shop = footer.map((link) => ({ name: nameOf(link), path: link.path }))
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
      <div className="shell grid grid-cols-2 print:hidden grid-rows-[auto_1fr] gap-8 border-t border-line py-8 md:grid-cols-3 md:grid-rows-none md:py-12">
        <FooterList title={t('shell.footer.shop')} links={shop} />
        <FooterList title={t('shell.footer.categories')} links={categories} className="row-span-2 md:row-span-1" />
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

interface FooterListProps {
  title: string
  links: { name: string; path: string }[]
  className?: string
}

function FooterList({ title, links, className }: FooterListProps) {
  if (links.length === 0) return null
  return (
    <CachedMarkup as="nav" aria-label={title} className={className} name="shell.footer" by={[title, links]}>
      <FooterLinks title={title} links={links} />
    </CachedMarkup>
  )
}

function FooterLinks({ title, links }: FooterListProps) {
  const toPath = useLocalePath()
  return (
    <>
      <h2 className="mb-2 font-serif text-lg">{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={toPath(path)} className="inline-flex min-h-11 items-center hover:text-primary sm:min-h-9">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
