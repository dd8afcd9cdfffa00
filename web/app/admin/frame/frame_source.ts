import { isSafeOrigin } from '#web/lib/safe_origin'
import type { ServerContext } from '#web/lib/context'
import type { FrameSource } from '#web/lib/screens'

/**
 * The address of a framed page, whose origin is added to the page's content security policy. Null when the setting is empty
 * or unsafe.
 */
export function embed(context: Pick<ServerContext, 'init' | 'frames'>, frame: FrameSource): string | null {
  const source = 'url' in frame ? frame.url : context.init.coreConfig[frame.setting]
  if (typeof source !== 'string' || !URL.canParse(source)) return null
  const { origin, href } = new URL(source)
  if (!isSafeOrigin(origin)) return null
  context.frames?.push(origin)
  return href
}
