import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import { pack } from '#web/lib/packed'
import { wordsOfDocuments } from '#web/rich_text/document_words.server'
import { documentsIn } from '../fact_documents'

/** Preview of a content, for whoever has the link. */
export const loadPreview = screenLoader(
  {
    id: 'cms.storefront.content_preview',
    title: 'cms.preview.title',
    words: ['cms.preview'],
    noIndex: true,
  },
  async ({ context, params, locale }) => {
    const { data } = await callOrFail(context, 'GET', 'cms.previews.show', { params: { link: String(params.link) } })
    const { page, status, isUnsaved, until } = data
    const words = wordsOfDocuments(locale, ['cms.site', 'cms.preview'], [page.document, ...documentsIn(page.facts)])
    return { content: pack(page), status, isUnsaved, until, words }
  }
)
