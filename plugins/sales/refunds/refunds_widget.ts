import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import { label } from '#plugins/sales/shared/label'
import type { DashboardWidget } from '#plugins/platform/index'

/** Credit notes whose money staff have yet to give, or whose provider refused. */
export const TO_PAY = { state: 'due,failed' }

/** Money that customers wait for, whatever the days. */
const refundsToPay: DashboardWidget = {
  label: label('Remboursements à verser', 'Refunds to pay'),
  permission: 'sales.refunds.list',
  place: 'waiting',
  order: 14,
  async load() {
    const lists = await app.container.make(Lists)
    return {
      figures: [
        {
          isAlert: true,
          label: label('Avoirs à verser au client', 'Credit notes to pay out'),
          value: await lists.count('sales.refunds', { query: { filter: TO_PAY } }),
          screen: 'sales.admin.refunds',
          query: `filter[state]=${TO_PAY.state}&columns=number,issued_at,order,customer,returned,state`,
        },
      ],
    }
  },
}

export default refundsToPay
