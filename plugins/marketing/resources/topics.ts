import { boolean } from '#core/fields/kinds/boolean'
import { resource } from '#core/resources/resource'
import { rowFields } from '#core/resources/tree_fields'
import { text } from '#core/fields/kinds/text'

/** What subscribers may choose to read about. Without one there is a single newsletter. */
export default resource('marketing.topics', {
  label: {
    one: { fr_FR: 'Thème de la lettre', en_GB: 'Newsletter topic' },
    many: { fr_FR: 'Thèmes de la lettre', en_GB: 'Newsletter topics' },
    create: { fr_FR: 'Ajouter un thème', en_GB: 'Add a topic' },
  },
  caption: {
    fr_FR: 'Ce que les abonnés choisissent de lire. Sans thème, il n’y a qu’une lettre.',
    en_GB: 'What subscribers choose to read about. Without a topic there is a single newsletter.',
  },
  empty: {
    fr_FR: 'Aucun thème\u202f: tous les abonnés reçoivent tout.',
    en_GB: 'No topics: every subscriber gets all.',
  },
  consequence: {
    fr_FR: 'Supprime le thème «\u202f{name}\u202f». Qui n’avait que celui-là reçoit de nouveau tout.',
    en_GB: 'Deletes the topic “{name}”. Those who had only this one get everything again.',
  },
  table: 'marketing_topics',
  translations: 'json',
  fields: {
    name: text({
      label: { fr_FR: 'Nom', en_GB: 'Name' },
      required: true,
      translated: true,
      length: 80,
      search: true,
    }),
    description: text({
      label: { fr_FR: 'Description', en_GB: 'Description' },
      help: { fr_FR: 'Sous le nom, sur la page des abonnés.', en_GB: 'Below the name, on the page of subscribers.' },
      translated: true,
      length: 200,
      column: false,
    }),
    isActive: boolean({ label: { fr_FR: 'Proposé', en_GB: 'Offered' }, default: true, blank: true, key: 'active' }),
    ...rowFields('marketing.topics'),
  },
  title: 'name',
  order: 'name',
  tree: { depth: 1 },
  path: 'marketing/topics',
  menu: { parent: 'marketing', order: 45 },
  permissions: { view: 'marketing.topics.list', mass_update: false, mass_delete: false },
})
