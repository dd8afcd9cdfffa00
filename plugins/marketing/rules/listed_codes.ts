import { codeListEmpty, codeListInvalid, codeListLong } from '#plugins/marketing/errors'
import { normaliseCode } from '#plugins/marketing/rules/find_coupons'

/** What a code is made of, in capitals. */
export const CODE = /^[A-Z0-9][A-Z0-9_-]{1,59}$/

/** As many as are drawn at once. */
const MOST = 5000

/**
 * The codes of a pasted list, each once, apart by spaces, lines, commas or semicolons, also in quotes as files have them.
 * @throws codeListEmpty, codeListLong, codeListInvalid with the first one that is no code
 */
export function listedCodes(text: string): string[] {
  const words = text.split(/[\s,;]+/).map((word) => normaliseCode(word.replaceAll('"', '')))
  const codes = [...new Set(words.filter((word) => word !== ''))]
  if (codes.length === 0) throw codeListEmpty({}, 'codes')
  if (codes.length > MOST) throw codeListLong({ most: MOST }, 'codes')
  const wrong = codes.find((code) => !CODE.test(code))
  if (wrong !== undefined) throw codeListInvalid({ code: wrong.slice(0, 80) }, 'codes')
  return codes
}
