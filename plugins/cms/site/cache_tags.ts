import type { ListedContent } from '#plugins/cms/site/list_contents'

/** Topic of the library's files in the change feed. */
const MEDIA = 'platform.library'

/** Tags of a list: any change of a content may change it, and so may a file that it shows. */
export function tagsOfList(items: readonly Pick<ListedContent, 'mediaId'>[]): string[] {
  return [
    'cms.contents',
    'cms.categories',
    'cms.tags',
    'cms.content_types',
    'core.permalinks',
    ...mediaTags(items.map(({ mediaId }) => mediaId)),
  ]
}

export function mediaTags(ids: readonly (number | null | undefined)[]): string[] {
  return [...new Set(ids.flatMap((id) => (typeof id === 'number' ? [`${MEDIA}:${id}`] : [])))]
}
