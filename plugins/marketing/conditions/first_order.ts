import app from '@adonisjs/core/services/app'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { label } from '#plugins/marketing/conditions/comparison'
import { HasOrdered } from '#plugins/sales/index'

/** Customers who signed in and have not ordered before. */
export default condition({
  label: label('Client\u202f: première commande', 'Customer: first order'),
  help: label(
    'Pour les clients connectés. Les commandes annulées ne comptent pas.',
    'For customers who signed in. Cancelled orders do not count.'
  ),
  level: 'cart',
  fields: {},
  async load({ customerId, orderId }): Promise<boolean | null> {
    if (customerId === null) return null
    return (await app.container.make(HasOrdered)).execute(customerId, orderId)
  },
  judge: (_values, { facts }) => (facts === null ? null : !facts),
})
