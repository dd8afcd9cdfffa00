import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { choices } from '#core/fields/kinds/choices'
import { integer } from '#core/fields/kinds/integer'
import { MEDIA_TYPE_LABELS, ofKind } from '#core/custom_fields/staff_kinds'
import { relatedRows } from '#core/custom_fields/related_rows'
import { repeater } from '#core/fields/kinds/repeater'
import { slug } from '#core/fields/kinds/slug'
import { text } from '#core/fields/kinds/text'

/** What staff say of a field that they add, by its kind. */
export const optionFields = {
  choices: repeater({
    label: { fr_FR: 'Choix', en_GB: 'Choices' },
    fields: {
      value: slug({
        label: { fr_FR: 'Valeur', en_GB: 'Value' },
        help: {
          fr_FR: 'Le mot qui est enregistré\u202f; il ne devrait plus changer.',
          en_GB: 'The word that is stored; it should not change any more.',
        },
        required: true,
        length: 60,
      }),
      label: text({
        label: { fr_FR: 'Nom', en_GB: 'Name' },
        help: { fr_FR: 'Ce que lisent les visiteurs.', en_GB: 'What visitors read.' },
        required: true,
        translated: true,
        length: 80,
      }),
    },
    max: 100,
    visibleWhen: ofKind('choice', 'choices'),
  }),
  of: choice({
    label: { fr_FR: 'Choisir parmi', en_GB: 'Choose from' },
    help: {
      fr_FR: 'Le site montre les fiches qui y ont une page, comme les produits et les articles.',
      en_GB: 'The site shows the rows that have a page there, such as products and posts.',
    },
    choices: relatedRows,
    visibleWhen: ofKind('relation'),
    column: 'hidden',
  }),
  many: boolean({
    label: { fr_FR: 'Plusieurs', en_GB: 'Several' },
    visibleWhen: ofKind('relation', 'media'),
    column: 'hidden',
  }),
  accept: choices({
    label: { fr_FR: 'Fichiers acceptés', en_GB: 'Accepted files' },
    help: { fr_FR: 'Vide\u202f: des images.', en_GB: 'Empty: pictures.' },
    choices: MEDIA_TYPE_LABELS,
    visibleWhen: ofKind('media'),
    column: false,
  }),
  length: integer({
    label: { fr_FR: 'Longueur maximale', en_GB: 'Greatest length' },
    min: 1,
    max: 100_000,
    visibleWhen: ofKind('text', 'long_text'),
    column: false,
  }),
  least: integer({
    label: { fr_FR: 'Minimum', en_GB: 'Least' },
    min: -1_000_000_000,
    max: 1_000_000_000,
    visibleWhen: ofKind('integer', 'decimal'),
    column: false,
  }),
  most: integer({
    label: { fr_FR: 'Maximum', en_GB: 'Most' },
    min: -1_000_000_000,
    max: 1_000_000_000,
    visibleWhen: ofKind('integer', 'decimal'),
    column: false,
  }),
}
