import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { IconCategory, IconSearch, IconUser } from '#web/ui/icons'
import { NavLink } from '#web/ui/link'
import type { NavigationLink } from '../navigation.server'

const icons = { search: IconSearch, category: IconCategory, account: IconUser }

/** The phone's navigation, within the thumb. */
export function BottomBar({ links }: { links: NavigationLink[] }) {
  const t = useWords()
  const toPath = useLocalePath()
  if (links.length === 0) return null
  return (
    <nav
      aria-label={t('shell.bar')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {links.map(({ label, path, icon }) => {
          const Icon = icons[icon as keyof typeof icons]
          return (
            <li key={path} className="flex-1">
              <NavLink
                to={toPath(path)}
                className="flex h-16 flex-col items-center justify-center gap-1 text-sm leading-none aria-[current=page]:text-primary"
              >
                {Icon && <Icon size={22} stroke={1.5} aria-hidden />}
                {label}
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
