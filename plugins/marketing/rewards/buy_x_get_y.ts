import { action } from '#plugins/marketing/contracts/rule_action'
import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/marketing/conditions/comparison'
import { worthOf } from '#plugins/marketing/rewards/portion'
import type { Lack } from '#plugins/marketing/contracts/rule_part'

/** So many pieces of the same product bought, so many more for nothing. */
export default action({
  label: label('Pour X achetés, Y offerts', 'Buy X, get Y free'),
  help: label(
    'Du même produit. Avec 5 achetés et 1 offert, 6 pièces en coûtent 5, et 12 en coûtent 10.',
    'Of the same product. With 5 bought and 1 free, 6 pieces cost 5, and 12 cost 10.'
  ),
  fields: {
    bought: integer({
      label: label('Articles achetés', 'Pieces bought'),
      min: 1,
      max: 10_000,
      required: true,
      default: 5,
    }),
    free: integer({ label: label('Articles offerts', 'Free pieces'), min: 1, max: 10_000, required: true, default: 1 }),
  },
  give: ({ bought, free }, { lines }) => ({
    perLine: Object.fromEntries(
      lines.map((line) => [line.key, worthOf(freePieces(line.quantity, bought, free), line)])
    ),
  }),
  lack({ bought }, lines) {
    const most = lines.reduce<number>((found, { quantity }) => Math.max(found, quantity), 0)
    return most > bought ? null : ({ pieces: bought + 1 - most, share: most / (bought + 1) } satisfies Lack)
  },
  explain: ({ bought, free }) => label(`Pour ${bought} achetés, ${free} offerts`, `Buy ${bought}, get ${free} free`),
})

/** In each block of bought and free pieces the free ones; of an open block those beyond the bought ones. */
export function freePieces(quantity: number, bought: number, free: number): number {
  const block = bought + free
  return Math.floor(quantity / block) * free + Math.max(0, (quantity % block) - bought)
}
