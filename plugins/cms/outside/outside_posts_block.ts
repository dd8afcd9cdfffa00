import app from '@adonisjs/core/services/app'
import { ListOutsidePosts } from '#plugins/cms/outside/queries/list_outside_posts'
import { OUTSIDE_POSTS } from '#plugins/cms/outside/tables'
import { block } from '#core/rich_text/block'
import { integer } from '#core/fields/kinds/integer'
import { text } from '#core/fields/kinds/text'

/** Newest posts of the other site. */
export default block({
  label: { fr_FR: 'Articles d’un autre site', en_GB: 'Posts of another site' },
  help: { fr_FR: 'Le site se règle sous Configuration.', en_GB: 'The site is set under Configuration.' },
  icon: 'news',
  group: 'content',
  fields: {
    title: text({ label: { fr_FR: 'Titre', en_GB: 'Title' }, length: 120 }),
    count: integer({ label: { fr_FR: 'Nombre d’articles', en_GB: 'Number of posts' }, default: 3, min: 1, max: 24 }),
  },
  async load(values) {
    const list = await app.container.make(ListOutsidePosts)
    const posts = await list.execute(Math.max(...values.map(({ count }) => count ?? 0)))
    return { data: values.map(({ count }) => ({ posts: posts.slice(0, count ?? 0) })), tags: [OUTSIDE_POSTS] }
  },
})
