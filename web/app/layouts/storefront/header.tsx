import headerSlot from 'virtual:slot/shell.storefront.header'
import { Form, useLocation } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { useConfig, useLocalePath, useShell } from '#web/lib/shell'
import { CsrfField } from '#web/ui/csrf_field'
import { IconLogout, IconUser } from '#web/ui/icons'
import { CachedMarkup } from '#web/ui/cached_markup'
import { Link, useIsHere } from '#web/ui/link'
import { SkipLink } from '#web/ui/skip_link'
import { Slot } from '#web/ui/slot'
import type { StorefrontLinks } from '../navigation.server'
import { LanguageSwitch } from './language_switch'
import { useLinkName } from './link_name'
import { Logo } from './logo'
import { SearchField } from '#web/ui/search/search_field'

/** A sticky header. Its top padding scrolls away, which makes it slim without JavaScript or layout shift. */
export function Header({ header, categories }: Pick<StorefrontLinks, 'header' | 'categories'>) {
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
          </div>
        </div>
      </header>
      <Departments header={header} categories={categories} />
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

/** Below 1280 px more departments would need a second line. They are on the page of departments. */
const DEPARTMENTS_ON_TABLET = 4

function Departments({ header, categories }: Pick<StorefrontLinks, 'header' | 'categories'>) {
  const t = useWords()
  const toPath = useLocalePath()
  const isHere = useIsHere()
  const nameOf = useLinkName()
  const own = header.map((link) => ({ name: nameOf(link), path: link.path, order: link.order, isWideOnly: false }))
  const links = [
    ...own.filter(({ order }) => order < 50),
    ...categories
      .slice(0, 7)
      .map((category, position) => ({ ...category, isWideOnly: position >= DEPARTMENTS_ON_TABLET })),
    ...own.filter(({ order }) => order >= 50),
  ]
  const here = links.find(({ path }) => isHere(toPath(path), true))?.path ?? null
  return (
    <nav aria-label={t('shell.departments')} className="hidden border-b border-line md:block">
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

interface Department {
  name: string
  path: string
  isWideOnly: boolean
}

function DepartmentLinks({ links, here }: { links: Department[]; here: string | null }) {
  const toPath = useLocalePath()
  return links.map(({ name, path, isWideOnly }) => (
    <li key={path} className={isWideOnly ? 'hidden xl:block' : undefined}>
      <Link
        to={toPath(path)}
        aria-current={path === here ? 'page' : undefined}
        prefetch="intent"
        className="flex min-h-11 items-center border-b-2 border-transparent -outline-offset-2 hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary"
      >
        {name}
      </Link>
    </li>
  ))
}
