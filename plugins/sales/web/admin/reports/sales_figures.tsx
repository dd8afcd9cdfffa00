import { ComparedSeries } from '#web/admin/charts/compared_series'
import { useFigureFormat } from '#web/admin/charts/figure_format'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'

type Sales = ResponseOf<'sales.admin.report_series.show'>['data']

/** Sales of the period, compared to the one before, with a chart. */
export function SalesFigures({ sales: { currency, figures, steps } }: { sales: Sales }) {
  const t = useWords()
  const format = useFigureFormat()
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
                {format(now, unit)}
                <small>{t('admin.period.before', { value: format(before, unit) })}</small>
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
