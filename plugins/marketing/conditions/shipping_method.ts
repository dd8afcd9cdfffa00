import { choices } from '#core/fields/kinds/choices'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { isMember, label, membership } from '#plugins/marketing/conditions/comparison'
import { shippingChoices } from '#plugins/marketing/conditions/read_choices'

/** The chosen way of delivery. */
export default condition({
  label: label('Livraison\u202f: mode', 'Delivery: method'),
  level: 'cart',
  fields: {
    operator: membership(),
    methods: choices({
      label: label('Modes de livraison', 'Ways of delivery'),
      choices: shippingChoices,
      required: true,
    }),
  },
  // `table_rates` means each of its ways of delivery.
  judge: ({ operator, methods }, { cart: { shipping } }) =>
    isMember(operator, shipping && methods.some((one) => shipping.code === one || shipping.code.startsWith(`${one}.`))),
})
