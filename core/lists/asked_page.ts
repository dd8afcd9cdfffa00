import type { HttpContext } from '@adonisjs/core/http'
import type { ListPage } from '#core/lists/list_value'
import type { Lists } from '#core/lists/lists'

/** The page of a list that a request asks for, in its language unless the address names another. */
export function askedPage(lists: Lists, key: string, { request, shop }: HttpContext): Promise<ListPage> {
  return lists.page(key, { locale: shop.locale, ...request.qs() })
}
