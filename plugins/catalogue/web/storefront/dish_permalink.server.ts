import { screenLoader } from '#web/lib/screen_loader'
import { loadCategory } from './list/load_category.server'
import { listWords } from './list_words'

export default screenLoader(
  { id: 'catalogue.storefront.dish', title: 'catalogue.list.dish_title', words: listWords },
  (args) => loadCategory(args, 'dish', args.params.slug ?? '')
)
