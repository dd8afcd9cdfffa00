import { LINES } from '#plugins/marketing/campaigns/segments/bought'
import { categoryChoices } from '#plugins/marketing/conditions/read_choices'
import { choices } from '#core/fields/kinds/choices'
import { isMember, label, membership } from '#plugins/marketing/conditions/comparison'
import { segment } from '#plugins/marketing/contracts/segment_condition'

/** Whether something of some categories, or of those below them, was ordered. */
export default segment({
  label: label('Catégories commandées', 'Ordered categories'),
  group: 'purchases',
  fields: {
    operator: membership(),
    categories: choices({ label: label('Catégories', 'Categories'), choices: categoryChoices, required: true }),
  },
  where({ operator, categories }, { ids }) {
    const bought = `exists (select 1 ${LINES} and l.product_id in (
      with recursive below(id) as (
        select k.id from catalogue_categories k where k.id in ${ids}
        union select k.id from catalogue_categories k join below b on k.parent_id = b.id)
      select pc.product_id from catalogue_product_categories pc join below b on b.id = pc.category_id))`
    return { sql: isMember(operator, true) ? bought : `not ${bought}`, bindings: [categories.map(Number)] }
  },
})
