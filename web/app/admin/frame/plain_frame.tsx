import type { ReactNode } from 'react'
import { Logo } from '#web/layouts/storefront/logo'
import { Background, useOnBackground } from '#web/ui/background'
import { SkipLink } from '#web/ui/skip_link'

/** The layout of pages without a signed-in user. It works without JavaScript. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const ground = useOnBackground('admin_background')
  return (
    <div className="admin-plain flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <SkipLink />
        <div className="shell py-3">
          <Logo hasDark />
        </div>
      </header>
      <div className="relative isolate grid flex-1 content-center">
        <Background place="admin_background" />
        <main id="content" tabIndex={-1} className="shell py-12 outline-none">
          <div className={`mx-auto w-full ${ground && `max-w-xl ${ground}`}`}>{children}</div>
        </main>
      </div>
    </div>
  )
}
