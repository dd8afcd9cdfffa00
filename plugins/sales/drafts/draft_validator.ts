import vine from '@vinejs/vine'
import { acceptance, requiredWhen } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'

const rowId = () => strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)

/** For whom; or an order that is to be made once more, for its customer. */
export const storeDraft = vine.create({
  customerId: requiredWhen(rowId(), { without: ['orderId'] }),
  orderId: rowId().optional(),
})

export const indexSellables = vine.create({ q: vine.string().trim().minLength(2).maxLength(100) })

export const storeDraftOrder = vine.create({
  /** The customer told staff so. */
  acceptsTerms: acceptance(),
  /** Minor units that staff saw to be paid. */
  total: strictNumber().withoutDecimals().min(0),
})
