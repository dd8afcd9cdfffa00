import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useWords } from '#web/lib/i18n'
import { Link, NavLink } from '#web/ui/link'
import { holdsAddress, useAdmin, type MenuArea, type MenuItem } from '../admin_data'
import { IconChevronLeft, IconChevronRight } from '../icons'
import { iconOf } from './area_icons'
import { useCounts } from './use_counts'
import { formatNumber } from '#web/lib/formats'
import { useLocale } from '#web/lib/shell'

interface MenuProps {
  isNarrow: boolean
  /** Absent when the menu is in a drawer. */
  onFold?: () => void
}

/** The areas that the user may open. That of the current screen is expanded. `details` works without JavaScript. */
export function Menu({ isNarrow, onFold }: MenuProps) {
  const t = useWords()
  const { areas } = useAdmin()
  const counts = useCounts()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => showHere(nav.current), [pathname])
  return (
    <div className="admin-menu">
      <nav ref={nav} aria-label={t('admin.menu.label')}>
        {areas.map((area) => (
          <Area key={area.key} area={area} counts={counts} isHere={holdsAddress(area, pathname)} isNarrow={isNarrow} />
        ))}
      </nav>
      {onFold && (
        <button type="button" className="admin-fold" onClick={onFold} aria-expanded={!isNarrow}>
          {isNarrow ? <IconChevronRight size={18} /> : <IconChevronLeft size={18} />}
          <span className="admin-menu-word">{t(isNarrow ? 'admin.menu.unfold' : 'admin.menu.fold')}</span>
        </button>
      )}
    </div>
  )
}

/** Scrolls the menu, but not the page, to the entry of the current screen. */
function showHere(nav: HTMLElement | null): void {
  const here = nav?.querySelector<HTMLElement>('[aria-current="page"]')
  if (!nav || !here) return
  const box = nav.getBoundingClientRect()
  const entry = here.getBoundingClientRect()
  if (entry.top < box.top || entry.bottom > box.bottom) nav.scrollTop += entry.top - box.top - box.height / 2
}

interface AreaProps {
  area: MenuArea
  counts: Record<string, number>
  isHere: boolean
  isNarrow: boolean
}

function Area({ area, counts, isHere, isNarrow }: AreaProps) {
  const AreaIcon = iconOf(area.key)
  const total = area.items.reduce((sum, { key }) => sum + (counts[key] ?? 0), 0)
  const [only] = area.items
  if (area.items.length === 1 && only && area.key === 'start') {
    return (
      <Link to={only.path} className="admin-area" aria-current={isHere ? 'page' : undefined} title={only.label}>
        <AreaIcon size={20} />
        <span className="admin-menu-word">{only.label}</span>
      </Link>
    )
  }
  // The key mounts the element anew, so that it opens or closes when the menu is folded.
  return (
    <details open={isHere || !isNarrow} key={String(isNarrow)}>
      <summary className="admin-area" title={area.label}>
        <AreaIcon size={20} />
        <span className="admin-menu-word">{area.label}</span>
        {isNarrow && <Count value={total} />}
      </summary>
      <ul>
        {area.items.map((item) => (
          <Item key={item.key} item={item} count={counts[item.key] ?? 0} />
        ))}
      </ul>
    </details>
  )
}

/** A framed page needs a document of its own, whose content security policy allows the frame. */
function Item({ item, count }: { item: MenuItem; count: number }) {
  return (
    <li>
      <NavLink to={item.path} reloadDocument={item.isFrame} className="admin-item">
        <span>{item.label}</span>
        <Count value={count} />
      </NavLink>
    </li>
  )
}

function Count({ value }: { value: number }) {
  const t = useWords()
  const locale = useLocale()
  if (value === 0) return null
  return (
    <span className="admin-count">
      {formatNumber(locale, value)}
      <span className="sr-only"> {t('admin.menu.waiting')}</span>
    </span>
  )
}
