import { isSafeOrigin } from '#web/lib/safe_origin'
import type { ServerContext } from '#web/lib/context'
import type { FrameSource } from '#web/lib/screens'

/**
 * The address that a framed page embeds; the page's content policy then allows its origin, and no other page's does.
 * Null where the shop has set none, or one that is not safe.
 */
export function embed(context: Pick<ServerContext, 'init' | 'frames'>, frame: FrameSource): string | null {
  const source = 'url' in frame ? frame.url : context.init.coreConfig[frame.setting]
  if (typeof source !== 'string' || !URL.canParse(source)) return null
  const { origin, href } = new URL(source)
  if (!isSafeOrigin(origin)) return null
  context.frames?.push(origin)
  return href
}
