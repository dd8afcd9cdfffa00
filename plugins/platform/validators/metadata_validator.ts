import vine from '@vinejs/vine'
import { readableAddress } from '#plugins/platform/services/shop_address'
import type { FieldContext } from '@vinejs/vine/types'

/** An address that programs can take apart: the validator's own idea of one is wider. */
const readable = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && readableAddress(value)) return
  field.report('The {{ field }} field must be a valid URL', 'url', field)
})

export const showMetadata = vine.create({
  route: vine.string().trim().maxLength(120),
  url: vine.string().trim().maxLength(2000).url({ require_tld: false }).use(readable()),
  /** The title that the screen itself gives, used when no plugin describes the page. */
  title: vine.string().trim().maxLength(200).optional(),
})
