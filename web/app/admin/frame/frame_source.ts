import type { ServerContext } from '#web/lib/context'
import type { FrameSource } from '#web/lib/screens'

/** A machine of one's own needs no certificate. */
const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/

/**
 * The address that a framed page embeds; the page's content policy then allows its origin, and no other page's does.
 * Null where the shop has set none, or one that is not safe.
 */
export function embed(context: Pick<ServerContext, 'init' | 'frames'>, frame: FrameSource): string | null {
  const source = 'url' in frame ? frame.url : context.init.coreConfig[frame.setting]
  if (typeof source !== 'string' || !URL.canParse(source)) return null
  const { protocol, origin, href } = new URL(source)
  if (protocol !== 'https:' && !ownMachine.test(origin)) return null
  context.frames?.push(origin)
  return href
}
