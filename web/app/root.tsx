import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { bootScript } from './lib/boot'
import { brandingStyle } from './lib/branding'
import { setClientState } from './lib/clients'
import { useEarlyEffect } from './lib/early_effect'
import { FOOT } from './lib/foot'
import { WordsProvider } from './lib/i18n'
import { languageTag } from './lib/locale'
import { belowBase, isAdminPath } from './lib/screen_loader'
import { useNonce, usePageWords, useShell } from './lib/shell'
import { shellData, type SentShell } from './lib/shell_data.server'
import styles from './styles/app.css?url'
import { ErrorScreen } from './ui/error_screen'
import { LinkListener } from './ui/link_listener'
import { LossNotice } from './ui/loss_notice'
import { NotificationsProvider } from './ui/notifications'
import { StructuredData } from './ui/structured_data'

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: fraunces, crossOrigin: 'anonymous' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: sourceSans, crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', type: 'image/svg+xml', href: `${import.meta.env.BASE_URL}favicon.svg` },
]

export function loader({ context, request }: LoaderFunctionArgs): SentShell {
  return shellData(context, { isAdmin: isAdminPath(belowBase(new URL(request.url))) })
}

/** The shell's data changes with who is signed in, not with where one goes. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

/** The document around pages and errors alike. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale, branding, routes, csrfToken, config } = useShell()
  const isAdmin = useMatches().some(({ id }) => id === 'admin')
  const words = usePageWords()
  const nonce = useNonce()
  const boot = bootScript({ uri: routes['platform.reports.store']?.uri ?? null, csrfToken })
  useEarlyEffect(() => setClientState({ routes, csrfToken, locale }), [routes, csrfToken, locale])
  return (
    <html
      lang={languageTag(locale)}
      // The back office mixes its own light and dark colours of the shop's (admin/theme.ts).
      style={isAdmin ? undefined : brandingStyle(branding)}
      data-missing-picture={String(config['configuration.catalog.missing_picture'] ?? '')}
      data-mantine-color-scheme={isAdmin ? 'light' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f2" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
        {/* Nothing is drawn before the page was read as far as its foot, which takes no longer than its style: what
            is drawn part by part moves as the parts make room for each other. */}
        <link rel="expect" href={`#${FOOT}`} blocking="render" />
        <Meta />
        <Links />
        <StructuredData />
      </head>
      <body>
        <WordsProvider locale={locale} words={words}>
          <NotificationsProvider>
            <LossNotice />
            <LinkListener />
            {children}
          </NotificationsProvider>
        </WordsProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />
}
