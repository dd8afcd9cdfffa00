import vine from '@vinejs/vine'
import { writtenNumber } from '#core/http/written_number'
import { addressFields, emailRule } from '#plugins/users/index'

const { firstName, lastName, company, street, additional, country, postcode, city, state, phone } = addressFields

/** An address that is typed. `keep`: it goes into the address book too. */
const address = () =>
  vine.object({
    ...{ firstName, lastName, company, street, additional, country, postcode, city, state, phone },
    keep: vine.boolean().optional(),
  })

/** Number of an address in the book. */
const bookId = () => writtenNumber().withoutDecimals().positive()

/** Where something is billed and sent. */
export const addressesFields = () => ({
  billingId: bookId().optional(),
  billing: address().optional().requiredIfMissing('billingId'),
  /** False: the goods go to `delivery`. */
  isSameAddress: vine.boolean(),
  deliveryId: bookId().optional(),
  delivery: address().optional(),
})

export const updateAddresses = vine.withMetaData<{ isGuest: boolean }>().create({
  /** Of a guest who asks for a quote. */
  email: vine
    .string()
    .trim()
    .use(emailRule())
    .optional()
    .requiredWhen(({ meta }) => meta.isGuest === true),
  ...addressesFields(),
})

/** Which code is offered is the cart's to say, in words of its own. */
export const updateChoice = vine.compile(vine.object({ code: vine.string().trim().maxLength(120).nullable() }))

export const updateCartComment = vine.compile(vine.object({ comment: vine.string().trim().maxLength(2000).nullable() }))

export const updateCartPurpose = vine.compile(vine.object({ purpose: vine.enum(['order', 'quote'] as const) }))
