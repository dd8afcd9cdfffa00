/** What has an address in the catalogue. */
export const ADDRESS_KINDS = ['product', 'category', 'dish'] as const

export type AddressKind = (typeof ADDRESS_KINDS)[number]

/** Kind of a thing among the permalinks. */
export const permalinkKind = (kind: AddressKind): string => `catalogue.${kind}`
