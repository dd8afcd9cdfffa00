import { label } from '#plugins/marketing/conditions/comparison'
import { locale } from '#core/fields/kinds/locale'
import { segment } from '#plugins/marketing/contracts/segment_condition'

/** The language of a subscriber's mails. */
export default segment({
  label: label('Langue', 'Language'),
  group: 'person',
  fields: { locale: locale({ label: label('Langue', 'Language'), required: true, default: 'fr_FR' }) },
  where: ({ locale: wanted }) => ({ sql: 's.locale = ?', bindings: [wanted] }),
})
