import { MantineProvider, ColorSchemeScript } from '@mantine/core'
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useMatches, useRouteError, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { useMemo, type ReactNode } from 'react'
import { useAdmin, type AdminData } from '#web/admin/admin_data'
import { AdminError } from '#web/admin/frame/admin_error'
import { Frame } from '#web/admin/frame/frame'
import { PlainFrame } from '#web/admin/frame/plain_frame'
import { adminData } from '#web/admin/menu.server'
import { brandingSheet, themeOf, variables } from '#web/admin/theme'
import { useBranding } from '#web/lib/branding_preview'
import { errorHead } from '#web/lib/error_head'
import { PAGE_END_ID } from '#web/lib/page_end'
import { useWords } from '#web/lib/i18n'
import { useNonce } from '#web/lib/shell'
import styles from '#web/styles/admin.css?url'
import { ErrorScreen } from '#web/ui/error_screen'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = errorHead

export function loader({ context, request }: LoaderFunctionArgs): AdminData {
  return adminData(context, request)
}

/** The user and their permissions change only with forms, not with navigation. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

/** Mantine with the shop's colours, in the colour scheme of the system or of the user's choice. */
function Theme({ children }: { children: ReactNode }) {
  const branding = useBranding()
  const nonce = useNonce()
  const close = useWords()('shell.close')
  const theme = useMemo(() => themeOf(branding, close), [branding, close])
  return (
    <>
      <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} suppressHydrationWarning />
      <style dangerouslySetInnerHTML={{ __html: brandingSheet(branding) }} />
      <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
        <div className="admin">{children}</div>
        {/* The end of the page. The browser paints nothing before it has parsed this (root.tsx). */}
        <span id={PAGE_END_ID} hidden />
      </MantineProvider>
    </>
  )
}

export default function Admin() {
  const { staff } = useAdmin()
  const isScreen = useMatches().some(({ data }) => (data as { screen?: object } | undefined)?.screen !== undefined)
  const Around = staff && isScreen ? Frame : PlainFrame
  return (
    <Theme>
      <Around>
        <Outlet />
      </Around>
    </Theme>
  )
}

export function ErrorBoundary() {
  const { staff } = useAdmin()
  const error = useRouteError()
  return (
    <Theme>
      {staff ? (
        <Frame>
          <AdminError error={error} />
        </Frame>
      ) : (
        <PlainFrame>
          <ErrorScreen error={error} />
        </PlainFrame>
      )}
    </Theme>
  )
}
