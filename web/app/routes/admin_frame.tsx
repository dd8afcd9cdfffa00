import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { embed } from '#web/admin/frame/frame_source'
import { FramedPage } from '#web/admin/frame/framed_page'
import { screenAt } from '#web/admin/menu.server'
import { belowBase, notFound } from '#web/lib/screen_loader'

export const meta = adminHead

/** A page of the back office that embeds another address; many screens share this one file. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenAt(belowBase(new URL(args.request.url)))
  if (!screen?.frame) throw notFound()
  const { frame, id } = screen
  return adminLoader({ id, words: [] }, async ({ context }) => ({ source: embed(context, frame) }))(args)
}

export default function FrameScreen() {
  const { source, screen } = useLoaderData<typeof loader>()
  return <FramedPage source={source} title={screen.title} />
}
