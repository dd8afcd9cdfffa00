import vine from '@vinejs/vine'
import { askedFor, orNull, requiredWhen } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { addressFields, emailRule } from '#plugins/users/index'

const { firstName, lastName, company, street, additional, country, postcode, city, state, phone } = addressFields

/** An address that is typed. `keep`: it goes into the address book too. */
const address = () =>
  vine.object({
    firstName,
    lastName,
    company,
    street,
    additional,
    country,
    postcode,
    city,
    state,
    phone,
    keep: vine.boolean().optional(),
  })

/** Number of an address in the book. */
const bookId = () => strictNumber().withoutDecimals().min(1)

/** Where something is billed and sent. */
export const addressesFields = () => ({
  billingId: bookId().optional(),
  billing: requiredWhen(address(), { without: ['billingId'] }),
  /** False: the goods go to `delivery`. */
  isSameAddress: vine.boolean(),
  deliveryId: bookId().optional(),
  /** What is missing the action says: it knows what is sent at all. */
  delivery: address()
    .use(askedFor({ field: 'isSameAddress', is: [false], without: ['deliveryId'] }))
    .optional(),
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
export const updateChoice = vine.compile(vine.object({ code: orNull(vine.string().trim().maxLength(120)) }))

export const updateCartComment = vine.compile(vine.object({ comment: orNull(vine.string().trim().maxLength(2000)) }))

export const updateCartPurpose = vine.compile(vine.object({ purpose: vine.enum(['order', 'quote'] as const) }))
