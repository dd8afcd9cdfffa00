import vine from '@vinejs/vine'
import { selectionRule } from '#core/lists/selection'

/**
 * `replace`: another address in the links; `unlink`: their text stays; `redirect`: the address leads elsewhere; `dismiss`: it
 * is left alone; `restore`: it is looked at again.
 */
const MENDS = ['replace', 'unlink', 'redirect', 'dismiss', 'restore'] as const
export type Mend = (typeof MENDS)[number]

/** Lines of the list of broken links, and what is done to them. */
export const storeLinkMend = vine.create({
  selection: selectionRule(),
  mend: vine.enum(MENDS),
  linkTarget: vine.string().trim().maxLength(2000).optional(),
})
