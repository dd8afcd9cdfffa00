import { previewBlocks } from '#plugins/platform/validators/block_validator'
import type { Router } from '@adonisjs/core/http'

const blocks = () => import('#plugins/platform/controllers/blocks_controller')
const previews = () => import('#plugins/platform/controllers/block_previews_controller')

/** Blocks of rich texts, for the editor, which many screens have. The controller leaves out what a person may not use. */
export function blockRoutes(router: Router): void {
  router.get('/api/admin/platform/blocks', [blocks, 'index']).as('platform.admin.blocks.index').staff()
  router
    .post('/api/admin/platform/block-previews', [previews, 'store'])
    .as('platform.admin.block_previews.store')
    .staff()
    .accepts(previewBlocks)
}
