import { STAFF_KINDS } from '#core/custom_fields/staff_kinds'

const { group: _group, repeater: _repeater, rich_text: _richText, ...kinds } = STAFF_KINDS

/** The kinds of fields that staff may add to tickets: those without fields inside. */
export const TICKET_KINDS = kinds
