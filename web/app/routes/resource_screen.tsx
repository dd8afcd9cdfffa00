import { useLoaderData } from '@remix-run/react'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { words as contributed } from 'virtual:resource_parts'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { screenAt } from '#web/admin/menu.server'
import { notFound, pathBelowBase, throwOnFailure } from '#web/lib/screen_loader'
import { ResourceForm } from '#web/resources/form_screen'
import { loadForm, loadList } from '#web/resources/load_resource.server'
import { ResourceList } from '#web/resources/list_screen'

export const meta = adminHead

/** The screens of all resources: the list or the form of the resource at the address. Any other address is a 404. */
export async function loader(args: LoaderFunctionArgs) {
  throwOnFailure(args.context)
  const url = new URL(args.request.url)
  const screen = screenAt(args.context, pathBelowBase(url))
  if (!screen || !('resource' in screen)) throw notFound()
  const { id, part, words } = screen.resource
  const load = part === 'list' ? loadList : loadForm
  return adminLoader(
    { id: screen.id, words: ['admin.resources', ...words, ...(contributed[id] ?? [])] },
    async (inner) => load(id, inner)
  )(args)
}

export default function ResourceScreen() {
  const loaded = useLoaderData<typeof loader>()
  if ('table' in loaded) return <ResourceList {...loaded} />
  return <ResourceForm key={loaded.row?.id ?? 'new'} {...loaded} />
}
