import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Badge } from '#web/ui/badge'
import { IconCart, IconCategory, IconFileText, IconSearch, IconUser } from '#web/ui/icons'
import { CachedMarkup } from '#web/ui/cached_markup'
import { Link, useIsHere } from '#web/ui/link'
import type { NavigationLink } from '../navigation.server'

const icons = { search: IconSearch, category: IconCategory, account: IconUser, cart: IconCart, page: IconFileText }

/** Fixed column counts, so that the layout does not shift while the bar streams in. */
const columns = ['', '', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4', 'grid-cols-5', 'grid-cols-6']

/** The navigation bar at the bottom of phone screens. */
export function BottomBar({ links }: { links: NavigationLink[] }) {
  const t = useWords()
  const toPath = useLocalePath()
  const isHere = useIsHere()
  if (links.length === 0) return null
  const here = links.find(({ path }) => isHere(toPath(path)))?.path ?? null
  return (
    <nav
      aria-label={t('shell.bar')}
      className="fixed inset-x-0 bottom-0 z-30 short:static min-h-[calc(4rem+1px)] border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <CachedMarkup
        as="ul"
        className={`grid h-16 auto-cols-fr grid-flow-col ${columns[links.length] ?? ''}`}
        name="shell.bar"
        by={[links, here]}
      >
        <BarLinks links={links} here={here} />
      </CachedMarkup>
    </nav>
  )
}

function BarLinks({ links, here }: { links: NavigationLink[]; here: string | null }) {
  const toPath = useLocalePath()
  return links.map(({ label, path, icon, badge }) => {
    const Icon = icons[icon as keyof typeof icons]
    return (
      <li key={path}>
        <Link
          to={toPath(path)}
          aria-current={path === here ? 'page' : undefined}
          className="flex h-16 flex-col items-center justify-center gap-1 text-sm leading-none aria-[current=page]:text-primary"
        >
          {Icon && (
            <span className="relative">
              <Icon size={22} />
              <Badge cookie={badge} />
            </span>
          )}
          {label}
        </Link>
      </li>
    )
  })
}
