import { Await, useLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { readPeriod } from '#web/admin/period/period'
import { PeriodForm } from '#web/admin/period/period_form'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Headline } from './headline'
import { Widget } from './widget'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'platform.admin.dashboard', words: ['platform.dashboard'] },
  async ({ context, url }) => {
    const {
      data: widgets,
      meta: { today },
    } = await callOrFail(context, 'GET', 'platform.admin.widgets.index')
    const period = readPeriod(url.searchParams, today)
    const { from, to } = period
    return {
      period,
      widgets: widgets.map((widget) => ({
        ...widget,
        // Not awaited: each box is drawn as soon as its figures are there, and one that fails takes no other along.
        data: callOrFail(context, 'GET', 'platform.admin.widgets.show', {
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

const places = ['headline', 'waiting', 'chart'] as const

const grids = { headline: 'admin-headlines', waiting: 'admin-waiting', chart: 'admin-widgets' }

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
      {places.map((place) => {
        const own = widgets.filter((widget) => widget.place === place)
        if (own.length === 0) return null
        return (
          <section key={place} aria-labelledby={`dashboard-${place}`}>
            <h2 id={`dashboard-${place}`} className="admin-dashboard-part">
              {t(`platform.dashboard.${place}`)}
            </h2>
            <div className={grids[place]}>
              {own.map((widget) =>
                place === 'headline' ? (
                  <Headlines key={widget.key} widget={widget} range={range} />
                ) : (
                  <Box key={widget.key} widget={widget} range={range} />
                )
              )}
            </div>
          </section>
        )
      })}
    </AdminPage>
  )
}

interface PartProps {
  widget: ReturnType<typeof useLoaderData<typeof loader>>['widgets'][number]
  /** The days in words: other days are waited for anew. */
  range: string
}

/** Each figure of the widget as a card of its own. */
function Headlines({ widget: { label, data }, range }: PartProps) {
  const t = useWords()
  const told = (text: string) => (
    <section className="admin-panel admin-headline" aria-label={label}>
      <h3>{label}</h3>
      <p className="admin-hint">{text}</p>
    </section>
  )
  return (
    <Suspense key={range} fallback={told(t('platform.dashboard.loading'))}>
      <Await resolve={data}>
        {(found) =>
          found
            ? found.figures.map((figure) => <Headline key={figure.label} figure={figure} />)
            : told(t('platform.dashboard.failed'))
        }
      </Await>
    </Suspense>
  )
}

function Box({ widget: { label, isWide, data }, range }: PartProps) {
  const t = useWords()
  const { period } = useLoaderData<typeof loader>()
  return (
    <section className="admin-panel" data-wide={isWide || undefined} aria-label={label}>
      <h3>{label}</h3>
      <Suspense key={range} fallback={<p className="admin-hint">{t('platform.dashboard.loading')}</p>}>
        <Await resolve={data}>{(found) => <Widget data={found} period={period} />}</Await>
      </Suspense>
    </section>
  )
}
