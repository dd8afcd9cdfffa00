import { useScreenPath } from '#web/admin/admin_data'
import { StateBadge } from '#web/admin/record_states'
import { formatDate, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { DeskItem } from './desk_data'

/** The things of one kind, a row each; on a phone a card each. Every table has all columns, so that they stand below each other. */
export function DeskTable({ label, items }: { label: string; items: DeskItem[] }) {
  const t = useWords()
  const hasDue = items.some(({ dueAt }) => dueAt !== null)
  const hasAmount = items.some(({ amount }) => amount !== null)
  return (
    <div className="admin-scroll admin-desk-table" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('platform.desk.what')}</th>
            <th scope="col">{t('platform.desk.who')}</th>
            <th scope="col">{t('platform.desk.since')}</th>
            {hasDue ? <th scope="col">{t('platform.desk.due')}</th> : <td />}
            {hasAmount ? (
              <th scope="col" className="admin-figure">
                {t('platform.desk.amount')}
              </th>
            ) : (
              <td />
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ItemRow({ item }: { item: DeskItem }) {
  const t = useWords()
  const locale = useLocale()
  const { number, title, text, amount, waitsFor, since, dueAt, isOverdue } = item
  const path = useScreenPath()(item.screen, item.params)
  const name = [number, title].filter(Boolean).join(' · ')
  return (
    <tr>
      <td>
        {path ? <Link to={path}>{name}</Link> : name}
        {text && <span className="admin-desk-text">{text}</span>}
      </td>
      <td data-label={t('platform.desk.who')}>{whoOf(waitsFor, t)}</td>
      <td data-label={t('platform.desk.since')}>
        <time dateTime={since}>{formatDate(locale, since)}</time>
      </td>
      <td data-label={t('platform.desk.due')}>{dueAt && <Due at={dueAt} isOverdue={isOverdue} />}</td>
      <td className="admin-figure" data-label={t('platform.desk.amount')}>
        {amount && formatMoney(locale, amount)}
      </td>
    </tr>
  )
}

function Due({ at, isOverdue }: { at: string; isOverdue: boolean }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <>
      <time dateTime={at}>{formatDate(locale, at)}</time>{' '}
      {isOverdue && <StateBadge state={{ word: t('platform.desk.overdue'), tone: 'alarm' }} />}
    </>
  )
}

function whoOf({ kind, name, isMine }: DeskItem['waitsFor'], t: ReturnType<typeof useWords>): string {
  if (isMine) return kind === 'group' && name ? name : t('platform.desk.waits_mine')
  return name ?? t(`platform.desk.waits_${kind === 'customer' ? 'customer' : 'shop'}`)
}
