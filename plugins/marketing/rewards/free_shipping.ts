import { action } from '#plugins/marketing/contracts/rule_action'
import { label } from '#plugins/marketing/conditions/comparison'

/** Delivery for nothing. */
export default action({
  label: label('Livraison offerte', 'Free delivery'),
  fields: {},
  give: () => ({ freeShipping: true }),
})
