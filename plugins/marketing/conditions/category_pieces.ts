import { choices } from '#core/fields/kinds/choices'
import { categoryChoices } from '#plugins/marketing/conditions/read_choices'
import { compares, comparison, label, lackOf } from '#plugins/marketing/conditions/comparison'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { integer } from '#core/fields/kinds/integer'
import { isWithin, productFacts, type FactsByProduct } from '#plugins/marketing/conditions/product_facts'
import type { JudgedCart } from '#plugins/marketing/contracts/rule_part'

/** Pieces of some categories in the cart, of all lines together. */
export default condition({
  label: label('Panier\u202f: nombre d’articles d’une catégorie', 'Cart: number of pieces of a category'),
  level: 'cart',
  fields: {
    categories: choices({ label: label('Catégories', 'Categories'), choices: categoryChoices, required: true }),
    operator: comparison(),
    pieces: integer({ label: label('Nombre d’articles', 'Number of pieces'), min: 0, max: 1_000_000, required: true }),
  },
  load: productFacts,
  judge: ({ operator, pieces, categories }, about) => compares(operator, piecesOf(categories, about), pieces),
  lack: ({ operator, pieces, categories }, about) =>
    lackOf('pieces', { operator, figure: piecesOf(categories, about), limit: pieces }),
})

function piecesOf(categories: string[], { cart, facts }: { cart: JudgedCart; facts: FactsByProduct }): number {
  return cart.lines.reduce((sum, line) => sum + (isWithin(facts, line, categories) ? line.quantity : 0), 0)
}
