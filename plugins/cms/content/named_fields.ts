import { slug } from '#core/fields/kinds/slug'
import { text } from '#core/fields/kinds/text'

/** Name and slug of a category or a tag, in each language. */
export const namedFields = {
  name: text({
    label: { fr_FR: 'Nom', en_GB: 'Name' },
    required: true,
    translated: true,
    length: 120,
    search: true,
  }),
  slug: slug({
    label: { fr_FR: 'Slug', en_GB: 'Slug' },
    help: { fr_FR: 'Vide\u202f: fait à partir du nom.', en_GB: 'Empty: made from the name.' },
    translated: true,
    length: 120,
    column: 'hidden',
  }),
}
