import app from '@adonisjs/core/services/app'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { FindCustomer } from '#plugins/users/index'
import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/marketing/conditions/comparison'
import type { DateTime } from 'luxon'

/** Days around the birthday of a customer who gave one. */
export default condition({
  label: label('Client\u202f: anniversaire', 'Customer: birthday'),
  help: label(
    'Pour les clients connectés qui ont indiqué leur date de naissance.',
    'For customers who signed in and gave their date of birth.'
  ),
  level: 'cart',
  fields: {
    days: integer({
      label: label('Jours avant et après', 'Days before and after'),
      help: label('0\u202f: le jour même.', '0: on the day itself.'),
      min: 0,
      max: 60,
      required: true,
      default: 0,
    }),
  },
  async load({ customerId }, once): Promise<string | null> {
    if (customerId === null) return null
    const found = await once('users.customer', async () => (await app.container.make(FindCustomer)).execute(customerId))
    return found?.birthDate ?? null
  },
  judge: ({ days }, { cart: { now }, facts }) => (facts === null ? null : daysTo(facts, now) <= days),
})

/** Days from today to the nearest birthday, before or after. In other years a 29 February is a 28. */
export function daysTo(birthDate: string, now: DateTime): number {
  const [, month = 1, day = 1] = birthDate.split('-').map(Number)
  const today = now.startOf('day')
  const distances = [-1, 0, 1].map((years) => {
    const first = today.set({ month: 1, day: 1 }).plus({ years }).set({ month })
    const birthday = first.set({ day: Math.min(day, first.daysInMonth ?? day) })
    return Math.abs(Math.round(birthday.diff(today, 'days').days))
  })
  return Math.min(...distances)
}
