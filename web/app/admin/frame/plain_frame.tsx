import type { ReactNode } from 'react'
import { Logo } from '#web/layouts/storefront/logo'
import { SkipLink } from '#web/ui/skip_link'

/** The layout of pages without a signed-in user. It works without JavaScript. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className="admin-plain flex min-h-dvh flex-col">
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
