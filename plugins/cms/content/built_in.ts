import type { ContentType } from '#plugins/cms/content/content_type'

const same = (text: string) => ({ fr_FR: text, en_GB: text })

/** The content types that every site has. */
export const BUILT_IN: readonly Omit<ContentType, 'id'>[] = [
  {
    code: 'pages',
    label: same('Pages'),
    singularLabel: same('Page'),
    isTree: true,
    hasCategories: false,
    hasArchive: false,
    archiveSlug: {},
    disableGutenberg: false,
    pattern: same('/{slug}'),
  },
  {
    code: 'posts',
    label: { fr_FR: 'Articles', en_GB: 'Posts' },
    singularLabel: { fr_FR: 'Article', en_GB: 'Post' },
    isTree: false,
    hasCategories: true,
    hasArchive: true,
    archiveSlug: same('journal'),
    disableGutenberg: false,
    pattern: same('/journal/{slug}'),
  },
]
