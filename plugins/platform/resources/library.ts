import app from '@adonisjs/core/services/app'
import { FindMediaUses } from '#core/resources/find_media_uses'
import { MEDIA_TYPES, MEDIA_TYPE_LABELS, formatsOf } from '#core/media/media_types'
import { group } from '#core/fields/kinds/group'
import { inTransaction } from '#core/database/run_rows'
import { integer } from '#core/fields/kinds/integer'
import { mediumUsed } from '#plugins/platform/services/medium_used'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { shownMediumSql } from '#core/media/media_record'
import { text } from '#core/fields/kinds/text'

const percent = (fr_FR: string, en_GB: string) =>
  integer({ label: { fr_FR, en_GB }, required: true, min: 0, max: 100, default: 50 })

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

/** The type of a medium, by the format that its content has. */
const TYPE = `case ${MEDIA_TYPES.map((type) => `when $row.format in (${quoted(formatsOf([type]))}) then '${type}'`).join(' ')} end`

/** The media library: files are sent in here and from forms; here they are found, named, sorted and described. */
export default resource('platform.library', {
  label: {
    one: { fr_FR: 'Média', en_GB: 'Medium' },
    many: { fr_FR: 'Médiathèque', en_GB: 'Media library' },
  },
  empty: {
    fr_FR: 'Les images, vidéos et documents envoyés ici ou depuis les formulaires sont rangés ici.',
    en_GB: 'Pictures, videos and documents that are uploaded here or from forms are kept here.',
  },
  consequence: { fr_FR: 'Le fichier « {name} » sera supprimé.', en_GB: 'The file “{name}” will be deleted.' },
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
    category: relation({
      label: { fr_FR: 'Catégorie', en_GB: 'Category' },
      of: 'platform.media_categories',
      stored: 'category_id',
    }),
    focus: group({
      label: { fr_FR: 'Point d’intérêt', en_GB: 'Focal point' },
      help: {
        fr_FR: 'Reste visible quand l’image est recadrée.',
        en_GB: 'Stays in sight where the picture is cropped.',
      },
      fields: {
        x: percent('Depuis la gauche (%)', 'From the left (%)'),
        y: percent('Depuis le haut (%)', 'From the top (%)'),
      },
      visibleWhen: { field: 'format', is: formatsOf(['image']) },
    }),
    format: text({ label: { fr_FR: 'Format', en_GB: 'Format' }, readOnly: true, filter: 'exact', audited: false }),
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
    type: {
      label: { fr_FR: 'Type', en_GB: 'Type' },
      column: {
        type: 'choice',
        sql: TYPE,
        choices: MEDIA_TYPES.map((value) => ({ value, label: MEDIA_TYPE_LABELS[value] })),
      },
    },
    created_at: { label: { fr_FR: 'Envoyé', en_GB: 'Sent in' }, column: { type: 'instant', sql: '$row.created_at' } },
  },
  columns: ['name', 'medium', 'type', 'category', 'alt', 'format', 'bytes', 'created_at'],
  title: 'name',
  order: '-created_at',
  path: 'cms/media',
  menu: { parent: 'content', order: 50 },
  words: ['platform.library'],
  form: {
    as: 'page',
    main: [{ fields: ['name', 'alt', 'focus'] }],
    side: [{ fields: ['category', 'format', 'bytes'] }],
  },
  permissions: { view: 'platform.library.list', create: false },
  hooks: {
    async lock(trx) {
      await (await app.container.make(FindMediaUses)).lock(trx)
    },
    /** Places that store pictures store their focus too. */
    async afterSave({ trx, before, after }) {
      if (JSON.stringify(before?.focus ?? null) === JSON.stringify(after.focus ?? null)) return
      await (await app.container.make(FindMediaUses)).tellReplaced(trx, [after.id])
    },
    async beforeDelete({ trx, row, locale }) {
      const finder = await app.container.make(FindMediaUses)
      const uses = await finder.execute([row.id], { run: inTransaction(trx), locale })
      if (uses.length > 0) throw mediumUsed(row.name, uses, locale)
    },
  },
})
