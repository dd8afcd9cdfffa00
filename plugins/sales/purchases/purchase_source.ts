import app from '@adonisjs/core/services/app'
import { FindPurchases } from '#plugins/sales/purchases/find_purchases'
import type { PurchaseSource } from '#plugins/catalogue/index'

const purchases = () => app.container.make(FindPurchases)

/** Tells the catalogue who has received what. */
const purchaseSource: PurchaseSource = {
  receivedBy: async (customerId) => (await purchases()).receivedBy(customerId),
  order: async (number) => (await purchases()).order(number),
  receivedIn: async (period, page) => (await purchases()).receivedIn(period, page),
}

export default purchaseSource
