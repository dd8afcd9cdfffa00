import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { FramedPage } from '#web/admin/frame/framed_page'
import { screenAt } from '#web/admin/menu.server'
import type { ServerContext } from '#web/lib/context'
import { belowBase, notFound } from '#web/lib/screen_loader'
import type { FrameSource } from '#web/lib/screens'

export const meta = adminHead

/** A page of the back office that embeds another address; many screens share this one file. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenAt(belowBase(new URL(args.request.url)))
  if (!screen?.frame) throw notFound()
  const { frame, id } = screen
  return adminLoader({ id, words: [] }, async ({ context }) => ({ source: allow(context, frame) }))(args)
}

/** The address to embed, which this page alone may embed then; null where the shop has set none that is safe. */
function allow(context: ServerContext, frame: FrameSource): string | null {
  const source = 'url' in frame ? frame.url : context.init.coreConfig[frame.setting]
  if (typeof source !== 'string' || !URL.canParse(source)) return null
  const { protocol, origin, href } = new URL(source)
  if (protocol !== 'https:' && !/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(origin)) return null
  context.frames?.push(origin)
  return href
}

export default function FrameScreen() {
  const { source, screen } = useLoaderData<typeof loader>()
  return <FramedPage source={source} title={screen.title} />
}
