import { boolean } from '#core/fields/kinds/boolean'
import { choices } from '#core/fields/kinds/choices'
import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/rma/label'
import { resource } from '#core/resources/resource'
import { RESOLUTIONS } from '#plugins/rma/reasons/resolutions'
import { text } from '#core/fields/kinds/text'

/** Why goods come back, and what may be asked for each reason. */
export default resource('rma.reasons', {
  label: {
    one: label('Motif de retour', 'Return reason'),
    many: label('Motifs de retour', 'Return reasons'),
    create: label('Ajouter un motif', 'Add a reason'),
  },
  caption: label('Ce que les clients choisissent pour chaque article.', 'What customers choose for each product.'),
  table: 'rma_reasons',
  translations: 'json',
  fields: {
    title: text({ label: label('Motif', 'Reason'), required: true, translated: true, length: 120, search: true }),
    resolutions: choices({
      label: label('Solutions possibles', 'Possible resolutions'),
      help: label('Ce qui peut être demandé pour ce motif.', 'What may be asked for this reason.'),
      choices: RESOLUTIONS,
      required: true,
      default: ['refund', 'exchange'],
    }),
    isStaffOnly: boolean({
      label: label('Réservé à l’équipe', 'For staff only'),
      help: label('Les clients ne le voient pas.', 'Customers do not see it.'),
    }),
    isActive: boolean({ label: label('Actif', 'Active'), default: true }),
    position: integer({ label: label('Position', 'Position'), min: 0, max: 9999, default: 'next', blank: 0 }),
  },
  title: 'title',
  order: 'position',
  path: 'commerce/sales/return-reasons',
  menu: { parent: 'configuration', order: 130 },
  usedBy: [{ label: label('Retours', 'Returns'), table: 'rma_return_lines', column: 'reason_id' }],
})
