import { callOrFail, screenLoader, type ScreenArgs } from '#web/lib/screen_loader'
import { pack } from '#web/lib/packed'
import type { ListData } from './content_data'
import { wordsOfDocuments } from '#web/rich_text/document_words.server'
import { documentsIn } from './fact_documents'

/** Parameters of the address that narrow or page a list. */
function queryOf({ url }: ScreenArgs): Record<string, string> {
  const names = ['page', 'category', 'tag']
  return Object.fromEntries(
    names.flatMap((name) => (url.searchParams.get(name) ? [[name, url.searchParams.get(name) ?? '']] : []))
  )
}

function listLoader(id: string, ask: (args: ScreenArgs, query: Record<string, string>) => Promise<{ data: ListData }>) {
  return screenLoader({ id, title: 'cms.site.list', words: ['cms.site'] }, async (args) => {
    const query = queryOf(args)
    const { data } = await ask(args, query)
    const words = wordsOfDocuments(args.locale, ['cms.site'], documentsIn(data.page.facts))
    return { list: pack(data), category: query.category ?? null, alternates: data.page.alternates, words }
  })
}

const paged = ({ page }: Record<string, string>) => (page ? { page: Number(page) } : {})

export const loadArchive = listLoader('cms.storefront.archive', ({ context, params }, { page, ...rest }) =>
  callOrFail(context, 'GET', 'cms.archives.show', {
    params: { type: params.id ?? '' },
    query: { ...rest, ...paged(page ? { page } : {}) },
  })
)

export const loadCategory = listLoader('cms.storefront.category', ({ context, params }, query) =>
  callOrFail(context, 'GET', 'cms.categories.show', { params: { id: params.id ?? '' }, query: paged(query) })
)

export const loadTag = listLoader('cms.storefront.tag', ({ context, params }, query) =>
  callOrFail(context, 'GET', 'cms.tags.show', { params: { id: params.id ?? '' }, query: paged(query) })
)
