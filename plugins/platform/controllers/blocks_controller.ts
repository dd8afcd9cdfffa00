import { inject } from '@adonisjs/core'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { can } from '#core/identity/identity_port'
import { describeBlock } from '#core/rich_text/block'
import type { HttpContext } from '@adonisjs/core/http'

/** Kinds of blocks, for the editor of rich texts. */
@inject()
export default class BlocksController {
  constructor(private readonly blocks: BlockCatalogue) {}

  /** The blocks that this person may add. */
  async index({ person, shop }: HttpContext) {
    const usable = [...(await this.blocks.all())].filter(([, { permission }]) => !permission || can(person, permission))
    const described = usable.map(([name, block]) => describeBlock(name, block, shop.locale, this.blocks.kinds))
    return { data: await Promise.all(described) }
  }
}
