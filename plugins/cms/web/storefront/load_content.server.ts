import { callOrFail, notFound, screenLoader } from '#web/lib/screen_loader'
import { problemOf } from '#web/lib/problem'
import { pack } from '#web/lib/packed'
import { wordsOfDocuments } from '#web/rich_text/document_words.server'
import { documentsIn } from './fact_documents'

/** A page or post, by its stored permalink. Its blocks bring their translations. */
export default screenLoader(
  { id: 'cms.storefront.content', title: 'cms.site.page', words: ['cms.site'] },
  async ({ context, params, url, locale }) => {
    const category = url.searchParams.get('category')
    const query = category ? { id: Number(params.id), category } : { id: Number(params.id) }
    const { data } = await callOrFail(context, 'GET', 'cms.contents.show', { query }).catch(sayForeignCategory)
    const words = wordsOfDocuments(locale, ['cms.site'], [data.document, ...documentsIn(data.facts)])
    return { content: pack(data), alternates: data.alternates, words }
  }
)

/** A content that is not in the category below which it is asked for: the page says so. */
function sayForeignCategory(error: unknown): never {
  const [problem] = problemOf(error)?.errors ?? []
  throw problem?.code === 'E_CMS_NOT_IN_CATEGORY' ? notFound(problem.message) : error
}
