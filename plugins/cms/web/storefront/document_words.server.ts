import type { Locale } from '#web/lib/locale'
import { selectWords } from '#web/lib/words.server'
import { blocksIn } from '#web/rich_text/rich_text'
import { wordsOfBlocks } from '#web/rich_text/block_parts'
import type { ContentData, FactSections } from './content_data'

type Document = ContentData['document']

type Facts = FactSections[number]['facts']

/** The texts among custom fields. */
export const documentsIn = (sections: FactSections): Document[] => sections.flatMap(({ facts }) => documentsOf(facts))

function documentsOf(facts: Facts): Document[] {
  return facts.flatMap(({ value }) => {
    if (value.type === 'document') return [value.document]
    return value.type === 'parts' ? value.parts.flatMap(documentsOf) : []
  })
}

/** The translations of pages of the site, with those of the blocks in these texts. */
export function wordsOfDocuments(locale: Locale, documents: readonly Document[]) {
  const names = new Set(documents.flatMap(({ content }) => blocksIn(content)).map(({ name }) => name))
  return selectWords(locale, ['cms.site', ...wordsOfBlocks(names)])
}
