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
