import type { ResponseOf } from '#web/lib/registry'

export type ContentData = ResponseOf<'cms.contents.show'>['data']

export type ListData = ResponseOf<'cms.archives.show'>['data']

export type ContentCard = ListData['list']['items'][number]

/** What a page says in the fields that staff added. */
export type FactSections = ContentData['facts']
