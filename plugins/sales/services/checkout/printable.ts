import { refuse } from '#core/errors/refusals'
import { addressUnprintable } from '#plugins/sales/errors'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** Pictures and signs without a shape: no carrier prints them on a parcel, and no PDF font has them. */
const UNPRINTABLE =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\p{Cc}\p{Co}\p{Cs}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE0F]/u

/** Names of firms may have these. */
const MARKS = /[©®™]/g

const isUnprintable = (text: string | null) => text !== null && UNPRINTABLE.test(text.replace(MARKS, ''))

/** @throws every part of an address that cannot be written on a parcel, by its field */
export function checkPrintable(address: PostalAddress | null, field: string): void {
  const parts = Object.entries(address ?? {}) as [string, string | null][]
  const wrong = parts.filter(([, text]) => isUnprintable(text))
  refuse(wrong.map(([name]) => addressUnprintable({}, `${field}.${name}`)))
}
