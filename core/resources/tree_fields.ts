import { integer } from '#core/fields/kinds/integer'
import { relation } from '#core/fields/kinds/relation'

const position = integer({
  label: { fr_FR: 'Place', en_GB: 'Place' },
  min: 0,
  blank: 0,
  readOnly: true,
  form: false,
  column: false,
})

/** The fields of a resource with `tree`, whose id is given: what a row hangs below, and its place there. */
export const treeFields = <const Of extends string>(of: Of) => ({
  parentId: relation({
    label: { fr_FR: 'Rangé sous', en_GB: 'Below' },
    help: { fr_FR: 'Vide\u202f: au premier niveau.', en_GB: 'Empty: at the top.' },
    of,
    column: false,
  }),
  position,
})

/** Those of a tree of one level, `tree: { depth: 1 }`: rows that staff put in order. */
export const rowFields = <const Of extends string>(of: Of) => ({
  parentId: relation({
    label: { fr_FR: 'Rangé sous', en_GB: 'Below' },
    help: { fr_FR: 'Toujours vide.', en_GB: 'Always empty.' },
    of,
    form: false,
    column: false,
  }),
  position,
})
