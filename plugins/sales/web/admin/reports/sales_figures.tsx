import { ComparedSeries } from '#web/admin/charts/compared_series'
import { useSaid } from '#web/admin/charts/said'
import { useWords } from '#web/lib/i18n'
import type { Answer } from '#web/lib/registry'

type Sales = Answer<'sales.admin.report_series.show'>['data']

/** What was sold in the days in view, beside those before, and how it went. */
export function SalesFigures({ sales: { currency, figures, steps } }: { sales: Sales }) {
  const t = useWords()
  const say = useSaid()
  return (
    <section className="admin-panel admin-report-chart" aria-label={t('sales.reports.turnover')}>
      <dl className="admin-figures">
        {(['net', 'orders', 'basket', 'refunded'] as const).map((name) => {
          const { now, before } = figures[name]
          const unit = name === 'orders' ? undefined : currency
          return (
            <div key={name}>
              <dt>{t(`sales.reports.figure_${name}`)}</dt>
              <dd>
                {say(now, unit)}
                <small>{t('admin.period.before', { value: say(before, unit) })}</small>
              </dd>
            </div>
          )
        })}
      </dl>
      <h2>{t('sales.reports.turnover')}</h2>
      <ComparedSeries label={t('sales.reports.turnover')} currency={currency} points={steps} />
    </section>
  )
}
