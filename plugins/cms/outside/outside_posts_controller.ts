import { inject } from '@adonisjs/core'
import { ListOutsidePosts } from '#plugins/cms/outside/queries/list_outside_posts'
import { ShowOutsidePost } from '#plugins/cms/outside/queries/show_outside_post'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** More than are ever stored. */
const ALL = 100

/** Posts of another site. */
@inject()
export default class OutsidePostsController {
  constructor(
    private readonly list: ListOutsidePosts,
    private readonly find: ShowOutsidePost
  ) {}

  async index() {
    return { data: await this.list.execute(ALL) }
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(routeId(ctx)) }
  }
}
