import { Outlet, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { errorHead } from '#web/lib/error_head'
import { ErrorScreen, statusOf } from '#web/ui/error_screen'
import { SkipLink } from '#web/ui/skip_link'
import { Logo } from './storefront/logo'

export const meta = errorHead

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <SkipLink />
        <div className="shell py-3">
          <Logo />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="shell grid flex-1 content-center py-12 outline-none">
        {children}
      </main>
    </div>
  )
}

export default function Admin() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const status = statusOf(useRouteError())
  return (
    <Frame>
      <ErrorScreen status={status} />
    </Frame>
  )
}
