import headerSlot from 'virtual:slot/shell.storefront.header'
import { Form, useLocation } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { useConfig, useLocalePath, useShell } from '#web/lib/shell'
import { CsrfField } from '#web/ui/csrf_field'
import { IconLogout, IconUser } from '#web/ui/icons'
import { Link } from '#web/ui/link'
import { SkipLink } from '#web/ui/skip_link'
import { Slot } from '#web/ui/slot'
import type { StorefrontLinks } from '../storefront_links.server'
import { Departments } from './departments'
import { LanguageSwitch } from './language_switch'
import { Logo } from './logo'
import { PhoneMenu } from './phone_menu'
import { SearchField } from '#web/ui/search/search_field'

/** A sticky header. Its top padding scrolls away, which makes it slim without JavaScript or layout shift. */
export function Header({ header, hasPhoneMenu }: Pick<StorefrontLinks, 'header' | 'hasPhoneMenu'>) {
  const query = useSearchQuery()
  return (
    <>
      <Announcement />
      <header className="sticky top-0 z-30 border-b border-line bg-paper md:-top-4 short:relative short:top-0 print:static">
        <SkipLink />
        <div className="shell flex items-center gap-4 py-2 md:pt-7 md:pb-3 lg:gap-8">
          <Logo />
          <SearchField
            id="header-search"
            value={query}
            className="ml-auto hidden w-full max-w-xl md:mx-auto md:block"
          />
          {/* On tablets the search field gets the space. */}
          <div className="ml-auto flex items-center gap-2 md:ml-0 md:gap-1 lg:gap-4 print:hidden">
            <LanguageSwitch />
            <Account />
            <Slot entries={headerSlot} props={{}} />
            {hasPhoneMenu && <PhoneMenu links={header} />}
          </div>
        </div>
      </header>
      <Departments links={header} />
    </>
  )
}

/** The query of the current results page; empty on other pages. */
function useSearchQuery(): string {
  const { pathname, search } = useLocation()
  return pathname.endsWith('/search-results') ? (new URLSearchParams(search).get('q') ?? '') : ''
}

/** The shop's announcement on every page; nothing without one. */
function Announcement() {
  const words = String(useConfig('configuration.general.header_offer') ?? '')
  const link = String(useConfig('configuration.general.header_offer_link') ?? '')
  if (!words) return null
  return (
    <div className="bg-primary text-primary-ink print:hidden">
      <p className="shell flex min-h-9 items-center justify-center py-1 text-center text-sm">
        {link ? <a href={link}>{words}</a> : words}
      </p>
    </div>
  )
}

function Account() {
  const t = useWords()
  const toPath = useLocalePath()
  const { customer } = useShell().visitor
  const style = 'hidden min-h-11 items-center gap-2 whitespace-nowrap hover:text-primary md:flex'
  if (!customer) {
    return (
      <Link to={toPath('/login')} prefetch="intent" className={style}>
        <IconUser size={20} />
        {t('shell.account.sign_in')}
      </Link>
    )
  }
  return (
    <Form method="post" action={toPath('/logout')} className="hidden items-center gap-2 md:flex xl:gap-4">
      <CsrfField />
      <Link to={toPath('/account')} prefetch="intent" className={style}>
        <IconUser size={20} />
        <span className="sr-only">{t('shell.account.title')}</span>
        <span className="max-w-14 truncate lg:max-w-32 xl:max-w-48">{customer.name}</span>
      </Link>
      <button type="submit" className={style}>
        <IconLogout size={20} />
        {/* Tablets have no space for the label: only screen readers get it. */}
        <span className="sr-only xl:not-sr-only xl:whitespace-nowrap">{t('shell.account.sign_out')}</span>
      </button>
    </Form>
  )
}
