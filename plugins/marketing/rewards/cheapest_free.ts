import { action } from '#plugins/marketing/contracts/rule_action'
import { choice } from '#core/fields/kinds/choice'
import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/marketing/conditions/comparison'
import { worthOf } from '#plugins/marketing/rewards/portion'
import type { ReachedLine } from '#plugins/marketing/contracts/rule_part'

/** Of so many pieces that meet the conditions, whatever the products, the cheapest for nothing. */
export default action({
  label: label('Le moins cher offert', 'The cheapest free'),
  help: label(
    'Les articles qui remplissent les conditions sont comptés ensemble.',
    'Pieces that meet the conditions are counted together.'
  ),
  fields: {
    pieces: integer({
      label: label('Pour tant d’articles', 'For so many pieces'),
      min: 2,
      max: 10_000,
      required: true,
      default: 12,
    }),
    times: choice({
      label: label('Combien de fois', 'How many times'),
      choices: {
        once: label('une fois par commande', 'once an order'),
        each: label('à chaque fois que ce nombre est atteint', 'each time the number is reached'),
      },
      required: true,
      default: 'once',
    }),
  },
  give({ pieces, times }, { lines }) {
    const counted = countOf(lines)
    const wanted = times === 'each' ? Math.floor(counted / pieces) : Number(counted >= pieces)
    return { perLine: cheapest(lines, wanted) }
  },
  lack({ pieces }, lines) {
    const counted = countOf(lines)
    return counted >= pieces ? null : { pieces: pieces - counted, share: counted / pieces }
  },
  explain: ({ pieces, times }) =>
    label(
      `Pour ${pieces} articles, le moins cher offert, ${times}`,
      `For ${pieces} pieces the cheapest is free, ${times}`
    ),
})

const countOf = (lines: readonly ReachedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What the cheapest pieces are worth, by line. Equal prices are taken in the order of the keys. */
function cheapest(lines: readonly ReachedLine[], wanted: number): Record<string, number> {
  const byPrice = lines.toSorted((one, other) => one.unitAmount - other.unitAmount || (one.key < other.key ? -1 : 1))
  let open = wanted
  const off: Record<string, number> = {}
  for (const line of byPrice) {
    const free = Math.min(open, line.quantity)
    if (free === 0) break
    off[line.key] = worthOf(free, line)
    open -= free
  }
  return off
}
