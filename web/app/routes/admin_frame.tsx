import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { embed } from '#web/admin/frame/frame_source'
import { FramedPage } from '#web/admin/frame/framed_page'
import { screenAt } from '#web/admin/menu.server'
import { pathBelowBase, notFound } from '#web/lib/screen_loader'

export const meta = adminHead

/** A back office page that embeds another address. All framed screens share this module. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenAt(args.context, pathBelowBase(new URL(args.request.url)))
  if (!screen?.frame) throw notFound()
  const { frame, id } = screen
  return adminLoader({ id, words: [] }, async ({ context }) => ({ source: embed(context, frame) }))(args)
}

export default function FrameScreen() {
  const { source, screen } = useLoaderData<typeof loader>()
  return <FramedPage source={source} title={screen.title} />
}
