import { screenLoader } from '#web/lib/screen_loader'
import { loadCategory } from './list/load_category.server'
import { listWords } from './list_words'

export default screenLoader({ id: 'catalogue.storefront.shop', title: 'shell.goods.all', words: listWords }, (args) =>
  loadCategory(args, 'category', args.params.slug ?? '')
)
