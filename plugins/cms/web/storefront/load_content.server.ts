import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import { pack } from '#web/lib/packed'
import { documentsIn, wordsOfDocuments } from './document_words.server'

/** A page or post, by its stored permalink. Its blocks bring their translations. */
export default screenLoader(
  { id: 'cms.storefront.content', title: 'cms.site.page', words: ['cms.site'] },
  async ({ context, params, url, locale }) => {
    const category = url.searchParams.get('category')
    const query = category ? { id: Number(params.id), category } : { id: Number(params.id) }
    const { data } = await callOrFail(context, 'GET', 'cms.contents.show', { query })
    const words = wordsOfDocuments(locale, [data.document, ...documentsIn(data.facts)])
    return { content: pack(data), alternates: data.alternates, words }
  }
)
