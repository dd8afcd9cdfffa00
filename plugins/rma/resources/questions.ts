import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/rma/label'
import { lines } from '#core/fields/kinds/lines'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'

/** What the form of a return asks besides: the cork, the batch, where the goods are. */
export default resource('rma.questions', {
  label: {
    one: label('Question sur les retours', 'Return question'),
    many: label('Questions sur les retours', 'Return questions'),
    create: label('Ajouter une question', 'Add a question'),
  },
  caption: label('Ce que le formulaire de retour demande de plus.', 'What the return form asks besides.'),
  table: 'rma_questions',
  translations: 'json',
  fields: {
    label: text({ label: label('Question', 'Question'), required: true, translated: true, length: 120, search: true }),
    kind: choice({
      label: label('Réponse', 'Answer'),
      choices: {
        text: label('Une ligne', 'One line'),
        long_text: label('Plusieurs lignes', 'Several lines'),
        choice: label('Un choix', 'One choice'),
      },
      required: true,
      default: 'text',
    }),
    choices: lines({
      label: label('Choix', 'Choices'),
      help: label('Un par ligne.', 'One a line.'),
      length: 120,
      max: 50,
      visibleWhen: { field: 'kind', is: ['choice'] },
      column: false,
    }),
    isRequired: boolean({ label: label('Obligatoire', 'Required') }),
    isActive: boolean({ label: label('Active', 'Active'), default: true }),
    position: integer({ label: label('Position', 'Position'), min: 0, max: 9999, default: 'next', blank: 0 }),
  },
  title: 'label',
  order: 'position',
  path: 'commerce/sales/return-questions',
  menu: { parent: 'configuration', order: 132 },
})
