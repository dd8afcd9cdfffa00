import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import { label } from '#plugins/sales/lists/reports/report_columns'
import type { DashboardWidget } from '#plugins/platform/index'

/** However small, in every currency. */
const OWED = '0.001..'
const SHORT = '1..'
const TO_SHIP = { state: 'pending,pending_payment,processing', to_ship: '1..' }

/** Orders that wait to be sent, those for which stock is missing, and those whose customer waits for money, whatever the days. */
const waiting: DashboardWidget = {
  label: label('À traiter', 'Waiting for you'),
  permission: 'sales.orders.list',
  place: 'waiting',
  order: 12,
  async load() {
    const lists = await app.container.make(Lists)
    return {
      figures: [
        {
          isAlert: true,
          label: label('Commandes à expédier', 'Orders to ship'),
          value: await lists.count('sales.orders', { query: { filter: TO_SHIP } }),
          screen: 'sales.admin.orders',
          query: `filter[state]=${TO_SHIP.state}&filter[to_ship]=${TO_SHIP.to_ship}`,
        },
        {
          isAlert: true,
          label: label('Commandes en manque de stock', 'Orders short of stock'),
          value: await lists.count('sales.orders', { query: { filter: { short: SHORT } } }),
          screen: 'sales.admin.orders',
          query: `filter[short]=${SHORT}&columns=number,placed_at,customer,state,short,to_ship`,
        },
        {
          isAlert: true,
          label: label('Commandes avec de l’argent à rendre', 'Orders with money to give back'),
          value: await lists.count('sales.orders', { query: { filter: { owed: OWED } } }),
          screen: 'sales.admin.orders',
          query: `filter[owed]=${OWED}&columns=number,placed_at,customer,state,paid,owed`,
        },
      ],
    }
  },
}

export default waiting
