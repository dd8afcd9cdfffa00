import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import type { DashboardWidget } from '#plugins/platform/index'
import { label } from '#plugins/sales/shared/label'

/** Days before its end from which a quote without an answer is worth a call. */
const SOON = 5

const COUNT = `select
    sum(case when state = 'requested' and maker = 'customer' then 1 else 0 end) as waiting,
    sum(case when state = 'sent' then 1 else 0 end) as sent,
    sum(case when state = 'sent' and valid_until < ? then 1 else 0 end) as ending
  from sales_quotes where state in ('requested', 'sent')`

/** Quotes that wait for somebody. */
const quoteWidget: DashboardWidget = {
  label: label('Devis en cours', 'Open quotes'),
  permission: 'sales.quotes.list',
  place: 'waiting',
  order: 42,
  async load() {
    const [{ reader }, clock] = await Promise.all([app.container.make(Store), app.container.make(Clock)])
    const row = await reader.first<Record<'waiting' | 'sent' | 'ending', number | null>>(COUNT, [
      clock.isoIn(SOON * 24 * 3600),
    ])
    const figure = (name: 'waiting' | 'sent' | 'ending') => Number(row?.[name] ?? 0)
    const screen = 'sales.admin.quotes'
    return {
      figures: [
        {
          label: label('À chiffrer', 'To be priced'),
          value: figure('waiting'),
          isAlert: true,
          screen,
          query: 'filter[state]=requested&filter[maker]=customer',
        },
        {
          label: label('Envoyés, sans réponse', 'Sent, not answered'),
          value: figure('sent'),
          screen,
          query: 'filter[state]=sent',
        },
        {
          label: label('Échus sous 5 jours', 'Ending within 5 days'),
          value: figure('ending'),
          isAlert: true,
          screen,
          query: 'filter[state]=sent&sort=valid_until',
        },
      ],
    }
  },
}

export default quoteWidget
