import { inject } from '@adonisjs/core'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { PrepareDocument } from '#core/rich_text/prepare_document'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { blockForbidden, blockInvalid, blockUnknown } from '#core/rich_text/errors'
import { can } from '#core/identity/identity_port'
import { cleanDocument } from '#core/rich_text/clean_document'
import { forbidden } from '#core/identity/errors'
import { isRefusal } from '#core/errors/domain_error'
import { previewBlocks } from '#plugins/platform/validators/block_validator'
import { seesBlocks } from '#plugins/platform/services/media_access'
import type { BlockAttributes, RichNode } from '#core/rich_text/document'
import type { HttpContext } from '@adonisjs/core/http'

const UNSHOWN = [blockForbidden, blockInvalid, blockUnknown]

/** Blocks of a text that is being written, as the shop would show them. */
@inject()
export default class BlockPreviewsController {
  constructor(
    private readonly blocks: BlockCatalogue,
    private readonly prepare: PrepareDocument,
    private readonly resources: ResourceCatalogue
  ) {}

  /** Those that cannot be shown, or that this person may not use, are left out. */
  async store({ request, person, shop }: HttpContext) {
    if (!seesBlocks(this.resources, person)) throw forbidden()
    const { blocks } = await request.validateUsing(previewBlocks)
    const shown = await Promise.all(blocks.map((block) => this.#checked(block, (key) => can(person, key))))
    const { document } = await this.prepare.execute({ type: 'doc', content: shown.flat() }, shop)
    return { data: document }
  }

  async #checked(block: BlockAttributes, may: (key: string) => boolean): Promise<RichNode[]> {
    const node: RichNode = { type: 'block', attrs: { ...block } }
    try {
      const { content } = await cleanDocument({ type: 'doc', content: [node] }, { blocks: this.blocks, may })
      return content
    } catch (error) {
      if (UNSHOWN.some((kind) => isRefusal(error, kind))) return []
      throw error
    }
  }
}
