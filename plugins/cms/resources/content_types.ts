import { boolean } from '#core/fields/kinds/boolean'
import { resource } from '#core/resources/resource'
import { slug } from '#core/fields/kinds/slug'
import { text } from '#core/fields/kinds/text'
import { typeHooks } from '#plugins/cms/content/type_hooks'
import { typeInUse, typeSlugTaken } from '#plugins/cms/errors'

/** Letters, digits and underscores, as part of the names of permissions. */
const CODE = /^[a-z][a-z0-9_]{0,19}$/

/** The kinds of pages that staff write. Each has a list, a form, addresses and permissions of its own. */
export default resource('cms.content_types', {
  label: {
    one: { fr_FR: 'Type de contenu', en_GB: 'Content type' },
    many: { fr_FR: 'Types de contenu', en_GB: 'Content types' },
    create: { fr_FR: 'Créer un type de contenu', en_GB: 'Create a content type' },
  },
  consequence: {
    fr_FR: 'Sa liste et ses droits disparaissent.',
    en_GB: 'Its list and its permissions go.',
  },
  table: 'cms_content_types',
  translations: 'json',
  fields: {
    label: text({
      label: { fr_FR: 'Libellé au pluriel', en_GB: 'Plural label' },
      help: { fr_FR: 'Recettes', en_GB: 'Recipes' },
      required: true,
      translated: true,
      length: 60,
    }),
    singularLabel: text({
      label: { fr_FR: 'Libellé au singulier', en_GB: 'Singular label' },
      help: { fr_FR: 'Recette', en_GB: 'Recipe' },
      required: true,
      translated: true,
      length: 60,
    }),
    code: slug({
      label: { fr_FR: 'Slug', en_GB: 'Slug' },
      help: {
        fr_FR: 'Le nom du type pour les programmes\u202f: lettres minuscules, chiffres et _. Il ne change plus.',
        en_GB: 'The name of the type for programs: lower case letters, digits and _. It never changes.',
      },
      required: true,
      fixed: true,
      length: 20,
      pattern: CODE,
      unique: true,
      taken: typeSlugTaken,
      isCode: true,
    }),
    disableGutenberg: boolean({
      label: { fr_FR: 'Désactiver l’éditeur de blocs', en_GB: 'Disable the block editor' },
      help: {
        fr_FR: 'Les textes s’écrivent alors dans l’éditeur classique, sans blocs.',
        en_GB: 'Texts are then written in the classic editor, without blocks.',
      },
      column: 'hidden',
    }),
    isTree: boolean({
      label: { fr_FR: 'Contenus imbriqués', en_GB: 'Nested' },
      help: {
        fr_FR: 'Comme des pages\u202f: l’une sous l’autre, l’adresse reprend celle du dessus.',
        en_GB: 'As pages: one below another, its address begins with that of the one above.',
      },
      fixed: true,
    }),
    hasCategories: boolean({ label: { fr_FR: 'Catégories et étiquettes', en_GB: 'Categories and tags' } }),
    hasArchive: boolean({
      label: { fr_FR: 'Page de liste', en_GB: 'List page' },
      help: {
        fr_FR: 'Une page du site les liste, du plus récent au plus ancien.',
        en_GB: 'A page of the site lists them, the newest first.',
      },
    }),
    archiveSlug: text({
      label: { fr_FR: 'Adresse de la page de liste', en_GB: 'Address of the list page' },
      translated: true,
      length: 120,
      column: 'hidden',
      visibleWhen: { field: 'hasArchive', is: [true] },
    }),
    pattern: text({
      label: { fr_FR: 'Adresse des contenus', en_GB: 'Address of the contents' },
      help: {
        fr_FR:
          '{slug} est remplacé par le nom\u202f; {year}, {month} et {category} sont possibles\u202f: /journal/{year}/{slug}',
        en_GB: '{slug} stands for the name; {year}, {month} and {category} may be used: /journal/{year}/{slug}',
      },
      translated: true,
      required: true,
      default: '/{slug}',
      length: 120,
    }),
    isBuiltIn: boolean({
      label: { fr_FR: 'Fait partie du site', en_GB: 'Part of the site' },
      readOnly: true,
      form: false,
      column: false,
    }),
    isOfFile: boolean({
      label: { fr_FR: 'Défini par un fichier', en_GB: 'Defined by a file' },
      readOnly: true,
      form: false,
      column: 'hidden',
    }),
  },
  virtual: {
    contents: {
      label: { fr_FR: 'Contenus', en_GB: 'Contents' },
      column: {
        type: 'number',
        sql: '(select count(*) from cms_contents c where c.type = $row.code)',
        filter: false,
      },
    },
  },
  title: 'label',
  protects: { field: 'isBuiltIn', from: 'delete' },
  path: 'cms/content-management/content-types',
  menu: { parent: 'content', order: 50 },
  permissions: { view: 'cms.content_types.list', mass_update: false, mass_delete: false },
  form: { as: 'page' },
  auditBy: 'code',
  hooks: typeHooks as never,
  usedBy: [
    {
      label: { fr_FR: 'Contenus', en_GB: 'Contents' },
      table: '(select c.type, t.id as type_id from cms_contents c join cms_content_types t on t.code = c.type) used',
      column: 'type_id',
    },
  ],
  errors: { used: typeInUse },
})
