import { Drawer } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useLocation } from '@remix-run/react'
import { useEffect, useState, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { SkipLink } from '#web/ui/skip_link'
import { useAdmin } from '../admin_data'
import { Menu } from './menu'
import { Palette } from './palette'
import { Shortcuts } from './shortcuts'
import { TopBar } from './top_bar'

const year = 365 * 24 * 60 * 60

/** The back office layout: the menu, the top bar, the screen, and what stays across pages. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useWords()
  const { isMenuNarrow } = useAdmin()
  const [isNarrow, setNarrow] = useState(isMenuNarrow)
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => setOpen(false), [pathname])

  const fold = () => {
    const width = isNarrow ? 'wide' : 'narrow'
    document.cookie = `admin-menu=${width}; path=${import.meta.env.BASE_URL}; max-age=${year}; samesite=lax`
    setNarrow(!isNarrow)
  }

  return (
    <div className="admin-frame" data-menu={isNarrow ? 'narrow' : 'wide'}>
      <SkipLink />
      <aside className="admin-side" aria-label={t('admin.menu.label')}>
        <Menu isNarrow={isNarrow} onFold={fold} />
      </aside>
      <TopBar onMenu={() => setOpen(true)} />
      <main id="content" tabIndex={-1} className="admin-main">
        {children}
      </main>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} size={280} padding="xs" title={t('admin.menu.label')}>
        <Menu isNarrow={false} />
      </Drawer>
      <Notifications position="bottom-right" autoClose={5000} limit={4} />
      <Palette />
      <Shortcuts />
    </div>
  )
}
