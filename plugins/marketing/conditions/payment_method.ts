import { choices } from '#core/fields/kinds/choices'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { isMember, label, membership } from '#plugins/marketing/conditions/comparison'
import { paymentChoices } from '#plugins/marketing/conditions/read_choices'

/** The chosen way to pay. */
export default condition({
  label: label('Paiement\u202f: mode', 'Payment: method'),
  level: 'cart',
  fields: {
    operator: membership(),
    methods: choices({ label: label('Modes de paiement', 'Ways to pay'), choices: paymentChoices, required: true }),
  },
  judge: ({ operator, methods }, { cart: { paymentCode } }) =>
    isMember(operator, paymentCode === null ? null : methods.includes(paymentCode)),
})
