import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { useScreenPath } from '#web/admin/admin_data'
import { AdminPage } from '#web/admin/frame/page'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { ask } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { ShownChange } from './change_screen'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'catalogue.admin.product_changes', words: ['catalogue.product_list'] },
  async ({ context }) => {
    const { data } = await ask(context, 'GET', 'catalogue.admin.product_changes.index')
    return { changes: data }
  }
)

/** One's own last changes of many products, each with its way back. */
export default function ProductChangesScreen() {
  const t = useWords()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const { changes } = useLoaderData<typeof loader>() as unknown as { changes: ShownChange[] }
  return (
    <AdminPage parent={{ screen: 'catalogue.admin.products' }}>
      {changes.length === 0 && <div className="admin-empty">{t('catalogue.product_list.no_changes')}</div>}
      <ul className="admin-plain-list">
        {changes.map(({ id, products, state, createdAt, counts }) => (
          <li key={id} className="admin-panel">
            <Link to={pathOf('catalogue.admin.product_change', { id }) ?? '/admin'}>
              {t('catalogue.product_list.change_title', { count: products })}
            </Link>
            <p className="admin-hint">
              {t(`catalogue.product_list.state_${state}`)} · {formatInstant(locale, createdAt)} ·{' '}
              {t('catalogue.product_list.count_changed', { count: counts.changed + counts.undone + counts.kept })}
            </p>
          </li>
        ))}
      </ul>
    </AdminPage>
  )
}
