import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useRouteError, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { errorHead } from '#web/lib/error_head'
import { PAGE_END_ID } from '#web/lib/page_end'
import { useWords } from '#web/lib/i18n'
import { useConfig } from '#web/lib/shell'
import { ErrorScreen } from '#web/ui/error_screen'
import { LegalLink } from '#web/ui/legal_link'
import { SkipLink } from '#web/ui/skip_link'
import { Logo } from './storefront/logo'

/** Contact of the shop for customers who need help. */
interface Help {
  phone: string
  email: string
}

export async function loader({ context }: LoaderFunctionArgs): Promise<{ help: Help }> {
  const { coreConfig = {} } = context.init ?? {}
  const text = (key: string) => String(coreConfig[key] ?? '')
  return { help: { phone: text('configuration.sales.phone'), email: text('configuration.emails.contact_email') } }
}

export const shouldRevalidate = () => false

/** The layout of the checkout: logo, help and legal links, no navigation. */
function Frame({ children }: { children: ReactNode }) {
  const t = useWords()
  const help = useRouteLoaderData<typeof loader>('checkout')?.help
  const hasNotice = useConfig('configuration.general.alcohol_notice') !== false
  return (
    <div className="shop flex min-h-dvh flex-col">
      <header className="border-b border-line bg-paper">
        <SkipLink />
        <div className="shell flex items-center justify-between gap-4 py-2 md:py-4">
          <Logo />
          {help && <HelpLinks {...help} />}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="min-h-[50dvh] outline-none">
        {children}
      </main>
      <footer
        id={PAGE_END_ID}
        className="mt-12 grow border-t border-line bg-surface pb-[calc(var(--bars)+1rem)] md:mt-16 md:pb-0 print:hidden"
      >
        <div className="shell grid gap-4 py-6 text-sm">
          {hasNotice && <p>{t('shell.alcohol_notice')}</p>}
          <ul className="flex flex-wrap gap-x-6 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
            <li>
              <LegalLink kind="terms">{t('shell.legal.title.terms')}</LegalLink>
            </li>
            <li>
              <LegalLink kind="privacy">{t('shell.legal.title.privacy')}</LegalLink>
            </li>
          </ul>
        </div>
      </footer>
    </div>
  )
}

function HelpLinks({ phone, email }: Help) {
  const t = useWords()
  if (!phone && !email) return null
  const style = 'inline-flex min-h-11 items-center underline hover:text-primary'
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-4 text-sm">
      <span className="hidden text-muted sm:inline">{t('shell.help')}</span>
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={style}>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={`${style} ${phone ? 'max-sm:hidden' : ''}`}>
          {email}
        </a>
      )}
    </p>
  )
}

export const meta = errorHead

export default function Checkout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorScreen error={useRouteError()} />
    </Frame>
  )
}
