import vine from '@vinejs/vine'
import { GROUNDS } from '#plugins/rma/withdrawals/tables'
import { emailRule } from '#plugins/users/index'
import { strictNumber } from '#core/http/strict_number'

const key = () => vine.string().maxLength(64).optional()

/** The key of a signed link opens a guest's order; customers need none for their own. */
export const showWithdrawalForm = vine.create({ key: key() })

export const storeWithdrawal = vine.create({
  key: key(),
  /** Absent or null: everything that is left of the order. */
  lines: vine
    .array(
      vine.object({
        lineId: strictNumber().withoutDecimals().min(1),
        quantity: strictNumber().withoutDecimals().min(0).max(1_000_000),
      })
    )
    .maxLength(500)
    .nullable()
    .optional(),
  /** Nobody has to give one. */
  reason: vine.string().trim().maxLength(5000).nullable().optional(),
})

/** Whose order: a mail with the link goes to this address, if both belong together. */
export const storeWithdrawalLink = vine.create({
  number: vine.string().trim().minLength(1).maxLength(40),
  email: vine.string().trim().use(emailRule()).maxLength(254),
})

export const storeRefusal = vine.create({
  legalGround: vine.enum(GROUNDS),
  /** Told to the customer. */
  answer: vine.string().trim().maxLength(2000).nullable().optional(),
})

export const storeWithdrawalRefund = vine.create({
  /** The goods are here and go back on the shelf. */
  restock: vine.boolean(),
  /** The provider by whom the order was paid gives the money back. Absent: staff do. */
  byProvider: vine.boolean().optional(),
})
