import { redirect } from '@remix-run/node'
import { localePath, withoutLocale } from '#web/lib/locale'
import { pack, type Packed } from '#web/lib/packed'
import { pathBelowBase, notFound, type ScreenArgs } from '#web/lib/screen_loader'
import type { CategoryPage } from '#web/lib/shapes'
import { loadBanner, type WithBanner } from '#web/lib/banner.server'
import { listWords } from '../list_words'
import type { ListData } from './list_data'
import { loadList } from './load_list.server'

interface CategoryList extends WithBanner {
  list: Packed<ListData>
  category: CategoryPage
  alternates: Record<string, string>
}

/** The wines of a category or dish by its slug. Any address but its present one leads there for good. */
export async function loadCategory(args: ScreenArgs, kind: CategoryPage['kind'], slug: string): Promise<CategoryList> {
  const list = await loadList(args, { [kind]: slug })
  const { category } = list.meta
  if (!category) throw notFound()
  if (category.path !== decodeURI(withoutLocale(pathBelowBase(args.url)))) {
    throw redirect(localePath(args.locale, category.path) + args.url.search, 301)
  }
  const about = `ref:catalogue.${kind}/${category.id}`
  const banner = await loadBanner(args.context, { place: 'catalogue.list', about, words: listWords })
  return { list: pack(list), category, alternates: category.alternates, ...banner }
}
