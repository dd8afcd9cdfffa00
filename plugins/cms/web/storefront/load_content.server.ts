import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import { pack } from '#web/lib/packed'
import { blocksIn } from '#web/rich_text/rich_text'
import { wordsOfBlocks } from '#web/rich_text/block_parts'
import { selectWords } from '#web/lib/words.server'

/** A page or post, by its stored permalink. Its blocks bring their translations. */
export default screenLoader(
  { id: 'cms.storefront.content', title: 'cms.site.page', words: ['cms.site'] },
  async ({ context, params, url, locale }) => {
    const category = url.searchParams.get('category')
    const query = category ? { id: Number(params.id), category } : { id: Number(params.id) }
    const { data } = await callOrFail(context, 'GET', 'cms.contents.show', { query })
    const names = new Set(blocksIn(data.document.content).map(({ name }) => name))
    const words = selectWords(locale, ['cms.site', ...wordsOfBlocks(names)])
    return { content: pack(data), alternates: data.alternates, words }
  }
)
