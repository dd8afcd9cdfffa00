import { choice } from '#core/fields/kinds/choice'
import { instant } from '#core/fields/kinds/instant'
import { longText } from '#core/fields/kinds/long_text'
import { media } from '#core/fields/kinds/media'
import { relation } from '#core/fields/kinds/relation'
import { richText } from '#core/fields/kinds/rich_text'
import { seoField } from '#plugins/cms/content/seo_fields'
import { slug } from '#core/fields/kinds/slug'
import { STATUS_LABELS } from '#plugins/cms/content/statuses'
import { text } from '#core/fields/kinds/text'
import { TEMPLATE_LABELS } from '#plugins/cms/content/templates'
import { treeFields } from '#core/resources/tree_fields'
import type { ContentType } from '#plugins/cms/content/content_type'
import type { Fields } from '#core/fields/field'

/** Where a content stands between draft and trash, when it is published and who wrote it. */
const publication = {
  status: choice({
    label: { fr_FR: 'État', en_GB: 'Status' },
    choices: STATUS_LABELS,
    required: true,
    default: 'draft',
  }),
  publishAt: instant({
    label: { fr_FR: 'Publication prévue', en_GB: 'To be published' },
    visibleWhen: { field: 'status', is: ['scheduled'] },
    column: 'hidden',
  }),
  publishedAt: instant({
    label: { fr_FR: 'Date de publication', en_GB: 'Date of publication' },
    help: { fr_FR: 'Vide\u202f: le moment où il est publié.', en_GB: 'Empty: the moment when it is published.' },
    form: 'change',
  }),
  authorId: relation({ label: { fr_FR: 'Auteur', en_GB: 'Author' }, of: 'users.staff', column: 'hidden' }),
} satisfies Fields

/** What a content is sorted into. */
const terms = {
  categories: relation({
    label: { fr_FR: 'Catégories', en_GB: 'Categories' },
    of: 'cms.categories',
    many: true,
    through: 'cms_contents_categories',
    max: 50,
  }),
  tags: relation({
    label: { fr_FR: 'Étiquettes', en_GB: 'Tags' },
    of: 'cms.tags',
    many: true,
    through: 'cms_contents_tags',
    max: 100,
    column: 'hidden',
  }),
} satisfies Fields

/** The fields that the contents of a type have, before those that staff add. */
export function contentFields({ code, isTree, hasCategories, disableGutenberg }: ContentType) {
  return {
    title: text({ label: { fr_FR: 'Titre', en_GB: 'Title' }, required: true, translated: true, search: true }),
    slug: slug({
      label: { fr_FR: 'Slug', en_GB: 'Slug' },
      help: {
        fr_FR: 'La fin de l’adresse. Vide\u202f: faite à partir du titre. L’ancienne adresse mène à la nouvelle.',
        en_GB: 'The end of the address. Empty: made from the title. The old address leads to the new one.',
      },
      translated: true,
      length: 120,
      pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      column: 'hidden',
    }),
    body: richText({
      label: { fr_FR: 'Texte', en_GB: 'Text' },
      translated: true,
      blocks: !disableGutenberg,
      column: false,
    }),
    excerpt: longText({
      label: { fr_FR: 'Extrait', en_GB: 'Excerpt' },
      help: {
        fr_FR: 'Pour les listes et la recherche. Vide\u202f: le début du texte.',
        en_GB: 'For lists and search. Empty: the beginning of the text.',
      },
      translated: true,
      length: 500,
      rows: 3,
      column: false,
    }),
    seo: seoField,
    ...publication,
    featuredMediaId: media({ label: { fr_FR: 'Image mise en avant', en_GB: 'Featured picture' }, column: 'hidden' }),
    template: choice({
      label: { fr_FR: 'Modèle de page', en_GB: 'Template' },
      choices: TEMPLATE_LABELS,
      required: true,
      default: 'default',
      column: 'hidden',
    }),
    ...(hasCategories ? terms : {}),
    ...(isTree ? treeFields(`cms.${code}`) : {}),
    type: text({
      label: { fr_FR: 'Type', en_GB: 'Type' },
      readOnly: true,
      form: false,
      column: false,
      audited: false,
      default: code,
    }),
  } satisfies Fields
}
