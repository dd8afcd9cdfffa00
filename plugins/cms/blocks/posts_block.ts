import app from '@adonisjs/core/services/app'
import { ListPosts } from '#plugins/cms/blocks/list_posts'
import { block } from '#core/rich_text/block'
import { categoryChoices, typeChoices } from '#plugins/cms/blocks/post_choices'
import { choice } from '#core/fields/kinds/choice'
import { integer } from '#core/fields/kinds/integer'
import { relation } from '#core/fields/kinds/relation'
import { tagsOfList } from '#plugins/cms/site/cache_tags'
import { text } from '#core/fields/kinds/text'
import type { ContentFilter } from '#plugins/cms/site/list_contents'

const MOST = 24
const COUNT = 3

interface Values {
  source: 'newest' | 'chosen' | null
  type: string | null
  category: string | null
  count: number | null
  posts: number[] | null
}

/** The newest contents of a type or category, or chosen posts, as the lists of the site show them. */
export default block({
  label: { fr_FR: 'Liste d’articles', en_GB: 'List of posts' },
  help: { fr_FR: 'Les derniers publiés, ou ceux que vous choisissez.', en_GB: 'The newest, or those that you choose.' },
  icon: 'news',
  group: 'content',
  fields: {
    title: text({ label: { fr_FR: 'Titre', en_GB: 'Title' }, length: 120 }),
    source: choice({
      label: { fr_FR: 'Articles', en_GB: 'Posts' },
      choices: {
        newest: { fr_FR: 'Les derniers publiés', en_GB: 'The newest' },
        chosen: { fr_FR: 'Choisis un par un', en_GB: 'Chosen one by one' },
      },
      default: 'newest',
    }),
    type: choice({
      label: { fr_FR: 'Type de contenu', en_GB: 'Content type' },
      choices: typeChoices,
      default: 'posts',
      visibleWhen: { field: 'source', is: ['newest'] },
    }),
    category: choice({
      label: { fr_FR: 'Catégorie', en_GB: 'Category' },
      choices: categoryChoices,
      refersTo: ['cms.category'],
      visibleWhen: { field: 'source', is: ['newest'] },
    }),
    count: integer({
      label: { fr_FR: 'Combien', en_GB: 'How many' },
      min: 1,
      max: MOST,
      default: COUNT,
      visibleWhen: { field: 'source', is: ['newest'] },
    }),
    posts: relation({
      label: { fr_FR: 'Articles choisis', en_GB: 'Chosen posts' },
      of: 'cms.posts',
      many: true,
      max: MOST,
      visibleWhen: { field: 'source', is: ['chosen'] },
    }),
  },
  async load(values, place) {
    const list = await app.container.make(ListPosts)
    const data = await list.execute(place, values.map(wantedBy))
    return { data, tags: tagsOfList(data.flatMap(({ items }) => items)) }
  },
})

function wantedBy({ source, type, category, count, posts }: Values) {
  if (source === 'chosen') return { chosen: posts ?? [], filter: {}, limit: MOST }
  const filter: ContentFilter = {}
  if (type !== null) filter.type = type
  if (category !== null) filter.categoryId = Number(category)
  return { chosen: null, filter, limit: count ?? COUNT }
}
