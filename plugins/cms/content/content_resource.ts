import { contentFields } from '#plugins/cms/content/content_fields'
import { contentHooks } from '#plugins/cms/content/content_hooks'
import { customValues } from '#core/custom_fields/custom_values'
import { joinHooks } from '#core/custom_fields/join_hooks'
import { labelOf } from '#core/custom_fields/make_fields'
import { replicate } from '#plugins/cms/workflow/replicate'
import { resource } from '#core/resources/resource'
import { STATUSES, STATUS_LABELS } from '#plugins/cms/content/statuses'
import type { AnyResource, FormSection } from '#core/resources/resource'
import type { LocatedFields } from '#plugins/cms/custom_fields/locate_fields'
import type { ContentType } from '#plugins/cms/content/content_type'

/** Prefix of the names of the routes that all content types share. */
export const CONTENT_ROUTES = 'cms.admin.contents'

/** The place of the first content type in the menu. */
const FIRST = 10

/** The contents of a type as a resource: its list, forms, API, permissions and history. `at`: its place among the types. */
export function contentResource(type: ContentType, { at, custom }: { at: number; custom: LocatedFields }): AnyResource {
  const { code, isTree, hasCategories } = type
  const fields = { ...contentFields(type), ...custom.fields }
  const one = resource(`cms.${code}`, {
    label: { one: labelOf(type.singularLabel), many: labelOf(type.label) },
    family: { route: CONTENT_ROUTES, parts: 'cms.contents', params: { contentType: code } },
    words: ['cms.workflow', 'cms.seo'],
    table: 'cms_contents',
    where: `$row.type = '${code}'`,
    translations: { table: 'cms_content_translations', owner: 'owner_id' },
    fields,
    virtual: {
      isKept: {
        label: { fr_FR: 'Hors de la corbeille', en_GB: 'Not in the trash' },
        form: false,
        read: (rows: readonly { status: unknown }[]) => Promise.resolve(rows.map(({ status }) => status !== 'trash')),
      },
      updated_at: {
        label: { fr_FR: 'Modifié', en_GB: 'Changed' },
        column: { type: 'instant', sql: '$row.updated_at' },
      },
    },
    title: 'title',
    order: '-updated_at',
    columns: ['title', 'status', ...(hasCategories ? ['categories'] : []), 'published_at', 'updated_at'],
    tabs: Object.fromEntries(
      STATUSES.map((status) => [status, { label: STATUS_LABELS[status], filter: { status } }] as const)
    ),
    protects: { field: 'isKept', from: 'delete' },
    api: `cms/contents/${code}`,
    path: `cms/contents/${code}`,
    menu: { parent: 'content', order: FIRST + at },
    permissions: { view: `cms.${code}.list` },
    ...(isTree ? { tree: { depth: 6 } } : {}),
    form: {
      as: 'page',
      main: [
        { fields: ['title', 'slug', 'body', 'excerpt'] },
        ...(custom.sections as FormSection<never>[]),
        { title: { fr_FR: 'Référencement', en_GB: 'Search engines' }, fields: ['seo'] },
      ],
      side: [
        {
          title: { fr_FR: 'Publication', en_GB: 'Publication' },
          fields: ['status', 'publishAt', 'publishedAt', 'authorId'],
        },
        {
          title: { fr_FR: 'Présentation', en_GB: 'Presentation' },
          fields: [
            'featuredMediaId',
            'template',
            ...(hasCategories ? (['categories', 'tags'] as const) : []),
            ...(isTree ? (['parentId'] as const) : []),
          ] as never,
        },
      ],
    },
    hooks: joinHooks(contentHooks(type) as never, customValues('cms_contents', custom.fields)) as never,
    actions: { replicate } as never,
    feeds: ({ id }) => [['cms.contents', String(id)]],
  })
  return one as unknown as AnyResource
}
