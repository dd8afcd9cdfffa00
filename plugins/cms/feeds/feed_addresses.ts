import type { ContentType } from '#plugins/cms/content/content_type'

/** The type that has the feed of the site itself. */
const MAIN_TYPE = 'posts'

/** Address of the feed of a type with a list, below base path and locale prefix. */
export const typeFeed = ({ code }: Pick<ContentType, 'code'>): string =>
  code === MAIN_TYPE ? '/rss.xml' : `/rss/${code}.xml`

/** Address of the feed of a content category. */
export const categoryFeed = (id: number | string): string => `/rss/categories/${id}.xml`
