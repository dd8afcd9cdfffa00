import { integer } from '#core/fields/kinds/integer'
import { resource } from '#core/resources/resource'
import { shownMediumSql } from '#core/media/media_record'
import { text } from '#core/fields/kinds/text'

/** The media library. Forms add files to it; here they are found, named and described. */
export default resource('platform.library', {
  label: {
    one: { fr_FR: 'Média', en_GB: 'Medium' },
    many: { fr_FR: 'Médiathèque', en_GB: 'Media library' },
  },
  empty: {
    fr_FR: 'Les images, vidéos et documents envoyés depuis les formulaires sont rangés ici.',
    en_GB: 'Pictures, videos and documents that forms send in are kept here.',
  },
  table: 'core_media',
  hasTimestamps: false,
  fields: {
    name: text({ label: { fr_FR: 'Nom du fichier', en_GB: 'Name of the file' }, required: true }),
    alt: text({
      label: { fr_FR: 'Texte alternatif', en_GB: 'Alternative text' },
      help: { fr_FR: 'Ce que l’on voit, pour qui ne le voit pas.', en_GB: 'What is seen, for who does not see it.' },
      translated: true,
      length: 500,
      search: true,
    }),
    format: text({ label: { fr_FR: 'Format', en_GB: 'Format' }, readOnly: true, filter: 'exact' }),
    bytes: integer({ label: { fr_FR: 'Taille (octets)', en_GB: 'Size (bytes)' }, readOnly: true }),
  },
  virtual: {
    medium: {
      label: { fr_FR: 'Aperçu', en_GB: 'Preview' },
      column: {
        type: 'text',
        sql: shownMediumSql('$row'),
        sort: false,
        filter: false,
        card: 'picture',
        field: { kind: 'media' },
      },
    },
    created_at: { label: { fr_FR: 'Envoyé', en_GB: 'Sent in' }, column: { type: 'instant', sql: '$row.created_at' } },
  },
  columns: ['name', 'medium', 'alt', 'format', 'bytes', 'created_at'],
  title: 'name',
  order: '-created_at',
  path: 'commerce/catalog/media',
  menu: { parent: 'catalogue', order: 70 },
  permissions: { view: 'platform.library.list', create: false, delete: false, mass_update: false },
})
