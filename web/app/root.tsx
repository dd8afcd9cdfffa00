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
import { brandingSheet } from './lib/branding'
import { BrandingContext, useTriedBranding } from './lib/branding_preview'
import { setClientState } from './lib/clients'
import { useEarlyEffect } from './lib/early_effect'
import { PAGE_END_ID } from './lib/page_end'
import { WordsProvider } from './lib/i18n'
import { languageTag } from './lib/locale'
import { pathBelowBase, isAdminPath } from './lib/screen_loader'
import { useNonce, usePageWords, useShell } from './lib/shell'
import { shellData, type PackedShell } from './lib/shell_data.server'
import styles from './styles/app.css?url'
import { BrandIcons } from './ui/brand_icons'
import { ErrorScreen } from './ui/error_screen'
import { LinkListener } from './ui/link_listener'
import { LossNotice } from './ui/loss_notice'
import { NotificationsProvider } from './ui/notifications'
import { StructuredData } from './ui/structured_data'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The letters of the house. */
const ownLetters = { faces: '', preloads: [fraunces, sourceSans] }

export function loader({ context, request }: LoaderFunctionArgs): PackedShell {
  return shellData(context, { isAdmin: isAdminPath(pathBelowBase(new URL(request.url))) })
}

/** The shell's data changes only with forms (sign-in, currency…), not with navigation. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

/** The document around pages and errors alike. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale, branding, routes, csrfToken, config, letters = ownLetters } = useShell()
  const isAdmin = useMatches().some(({ id }) => id === 'admin')
  const tried = useTriedBranding(isAdmin)
  const words = usePageWords()
  const nonce = useNonce()
  const boot = bootScript({ uri: routes['platform.reports.store']?.uri ?? null, csrfToken })
  useEarlyEffect(() => setClientState({ routes, csrfToken, locale }), [routes, csrfToken, locale])
  return (
    <html
      lang={languageTag(locale)}
      data-missing-picture={String(config['configuration.catalog.missing_picture'] ?? '')}
      data-mantine-color-scheme={isAdmin ? 'light' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f2" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
        {/* Delays the first paint until the whole page is parsed, which takes no longer than loading the styles. Painting
            a page part by part would cause layout shifts. */}
        <link rel="expect" href={`#${PAGE_END_ID}`} blocking="render" />
        <Meta />
        {letters.preloads.map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
        ))}
        <Links />
        <BrandIcons />
        {/* The back office derives its own light and dark colours from the shop's (admin/theme.ts). */}
        <BrandingSheet css={letters.faces + (isAdmin ? '' : brandingSheet(branding))} nonce={nonce} />
        {/* Vite's development server adds this nonce to the styles that it injects. */}
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} />}
        <StructuredData />
      </head>
      <body>
        <WordsProvider locale={locale} words={words}>
          <NotificationsProvider>
            <LossNotice />
            <LinkListener />
            <BrandingContext.Provider value={tried}>{children}</BrandingContext.Provider>
          </NotificationsProvider>
        </WordsProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** The shop's letters and colours, which override the style sheet's. */
function BrandingSheet({ css, nonce }: { css: string; nonce: string | undefined }) {
  if (css === '') return null
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />
}
