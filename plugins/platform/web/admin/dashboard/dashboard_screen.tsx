import { Await, useLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { readPeriod } from '#web/admin/period/period'
import { PeriodForm } from '#web/admin/period/period_form'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { ask } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Widget } from './widget'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'platform.admin.dashboard', words: ['platform.dashboard'] },
  async ({ context, url }) => {
    const {
      data: widgets,
      meta: { today },
    } = await ask(context, 'GET', 'platform.admin.widgets.index')
    const period = readPeriod(url.searchParams, today)
    const { from, to } = period
    return {
      period,
      widgets: widgets.map((widget) => ({
        ...widget,
        // Not awaited: each box is drawn as soon as its figures are there, and one that fails takes no other along.
        data: ask(context, 'GET', 'platform.admin.widgets.show', {
          params: { widget: widget.key },
          query: { from, to },
        }).then(
          (answer) => answer.data,
          () => null
        ),
      })),
    }
  }
)

export default function DashboardScreen() {
  const t = useWords()
  const locale = useLocale()
  const { period, widgets } = useLoaderData<typeof loader>()
  const say = (day: string) => formatDate(locale, day, 'UTC')
  const range = t('platform.dashboard.range', { from: say(period.from), to: say(period.to), days: period.days })
  return (
    <AdminPage caption={range}>
      <PeriodForm period={period} />
      {widgets.length === 0 && <p>{t('platform.dashboard.none')}</p>}
      <div className="admin-widgets">
        {widgets.map(({ key, label, isWide, data }) => (
          <section key={key} className="admin-panel" data-wide={isWide || undefined} aria-label={label}>
            <h2>{label}</h2>
            <Suspense key={range} fallback={<p className="admin-hint">{t('platform.dashboard.loading')}</p>}>
              <Await resolve={data}>{(found) => <Widget data={found} period={period} />}</Await>
            </Suspense>
          </section>
        ))}
      </div>
    </AdminPage>
  )
}
