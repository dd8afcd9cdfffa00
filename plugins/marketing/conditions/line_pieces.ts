import { compares, comparison, label } from '#plugins/marketing/conditions/comparison'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { integer } from '#core/fields/kinds/integer'

/** Pieces of one line. */
export default condition({
  label: label('Article\u202f: quantité de la ligne', 'Product: pieces of the line'),
  level: 'line',
  fields: {
    operator: comparison(),
    pieces: integer({ label: label('Nombre d’articles', 'Number of pieces'), min: 0, max: 1_000_000, required: true }),
  },
  judge: ({ operator, pieces }, { line }) => compares(operator, line.quantity, pieces),
})
