import { useLoaderData, useSearchParams } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { timelineIcons } from '#web/admin/timeline/timeline_icons'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { useScreenPath } from '#web/admin/admin_data'
import { isShown, readShow, SHOWS, shownGroups, type DeskGroup, type Show } from './desk_data'
import { DeskTable } from './desk_table'

export const meta = adminHead

export const loader = adminLoader({ id: 'platform.admin.desk', words: ['platform.desk'] }, ({ context }) =>
  callOrFail(context, 'GET', 'platform.admin.desk.index')
)

/** What waits for whom, the most urgent first. */
export default function DeskScreen() {
  const t = useWords()
  const { data: groups } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const show = readShow(search.get('show'))
  const kind = search.get('kind')
  const shown = shownGroups(groups, show, kind)
  return (
    <AdminPage caption={t('platform.desk.caption')}>
      {groups.length === 0 ? (
        <p role="status" className="admin-empty">
          {t('platform.desk.nothing')}
        </p>
      ) : (
        <>
          <Shows groups={groups} show={show} kind={kind} />
          <Kinds groups={groups} show={show} kind={kind} />
          {shown.length === 0 && (
            <p role="status" className="admin-empty">
              {t('platform.desk.nothing_here')}
            </p>
          )}
          {shown.map((group) => (
            <Group key={group.key} group={group} isWhole={show === 'all'} />
          ))}
        </>
      )}
    </AdminPage>
  )
}

interface FilterProps {
  groups: DeskGroup[]
  show: Show
  kind: string | null
}

const addressOf = (show: Show, kind: string | null) => {
  const query = new URLSearchParams({ ...(show === 'all' ? {} : { show }), ...(kind ? { kind } : {}) }).toString()
  return `?${query}`
}

/** Whom it waits for, with counts of what is on the desk. */
function Shows({ groups, show, kind }: FilterProps) {
  const t = useWords()
  const locale = useLocale()
  const items = groups.flatMap((group) => group.items)
  const counted = SHOWS.map((key) => ({ key, count: items.filter((item) => isShown(item, key)).length }))
  return (
    <nav className="admin-desk-filters" aria-label={t('platform.desk.show')}>
      {counted
        .filter(({ key, count }) => key === 'all' || key === show || count > 0)
        .map(({ key, count }) => (
          <Link
            key={key}
            to={addressOf(key, kind)}
            aria-current={key === show || undefined}
            data-alert={key === 'overdue' || undefined}
          >
            {t(`platform.desk.show_${key}`)} {key !== 'all' && <span>{formatNumber(locale, count)}</span>}
          </Link>
        ))}
    </nav>
  )
}

function Kinds({ groups, show, kind }: FilterProps) {
  const t = useWords()
  const locale = useLocale()
  return (
    <nav className="admin-desk-filters" aria-label={t('platform.desk.kinds')}>
      <Link to={addressOf(show, null)} aria-current={kind === null || undefined}>
        {t('platform.desk.every_kind')}
      </Link>
      {groups.map(({ key, label, icon, total }) => {
        const Icon = timelineIcons[icon]
        return (
          <Link key={key} to={addressOf(show, key)} aria-current={key === kind || undefined}>
            <Icon size={16} />
            {label} <span>{formatNumber(locale, total)}</span>
          </Link>
        )
      })}
    </nav>
  )
}

/** `isWhole`: nothing of the group is filtered out. */
function Group({ group: { key, label, icon, total, list, items }, isWhole }: { group: DeskGroup; isWhole: boolean }) {
  const t = useWords()
  const Icon = timelineIcons[icon]
  const path = useScreenPath()(list?.screen ?? '')
  const hasMore = isWhole && total > items.length
  return (
    <section className="admin-panel admin-desk-group" aria-labelledby={`desk-${key}`}>
      <h2 id={`desk-${key}`}>
        <Icon size={20} /> {label}
      </h2>
      <DeskTable label={label} items={items} />
      {hasMore && (
        <p className="admin-hint">
          {t('platform.desk.first_of', { shown: items.length, total })}
          {path && list && <Link to={`${path}?${list.query}`}>{t('platform.desk.all_of_them', { total })}</Link>}
        </p>
      )}
    </section>
  )
}
