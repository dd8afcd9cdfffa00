import { useLoaderData } from '@remix-run/react'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { words as contributed } from 'virtual:resource_parts'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { screenAt } from '#web/admin/menu.server'
import { notFound, pathBelowBase, throwOnFailure } from '#web/lib/screen_loader'
import { ResourceForm } from '#web/resources/form_screen'
import { ResourceChange } from '#web/resources/change_screen'
import { broughtBy, loadComponents } from '#web/resources/load_components'
import { editorWords } from '#web/rich_text/editor_words.server'
import { loadChange, loadForm, loadList, type Loaded } from '#web/resources/load_resource.server'
import { ResourceList } from '#web/resources/list_screen'

export const meta = adminHead

const LOADERS = { list: loadList, form: loadForm, change: loadChange }

/** The screens of all resources: the list, the form or the change of many rows at the address. Any other address is a 404. */
export async function loader(args: LoaderFunctionArgs) {
  throwOnFailure(args.context)
  const url = new URL(args.request.url)
  const screen = screenAt(args.context, pathBelowBase(url))
  if (!screen || !('resource' in screen)) throw notFound()
  const { id, part, words } = screen.resource
  const load = LOADERS[part]
  const sections = [
    'admin.resources',
    'admin.tree',
    ...words,
    ...(contributed[id] ?? []),
    ...(part === 'change' ? [] : editorWords()),
  ]
  return adminLoader({ id: screen.id, words: sections }, async (inner) => {
    const loaded: Loaded = await load(id, inner)
    await loadComponents(broughtBy(loaded.resource))
    return loaded
  })(args)
}

export default function ResourceScreen() {
  const loaded = useLoaderData<typeof loader>() as Loaded
  const { resource, kinds } = broughtBy(loaded.resource)
  return (
    <>
      <div hidden data-resource={resource} data-kinds={kinds} />
      <Screen {...loaded} />
    </>
  )
}

function Screen(loaded: Loaded) {
  if ('table' in loaded) return <ResourceList {...loaded} />
  if ('change' in loaded) return <ResourceChange {...loaded} />
  return <ResourceForm key={loaded.row?.id ?? 'new'} {...loaded} />
}
