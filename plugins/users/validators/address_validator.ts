import vine from '@vinejs/vine'
import { orNull, requiredWhen } from '#core/http/described_fields'
import { printableRule } from '#core/print/printable_rule'
import { version } from '#core/http/record_validators'
import { WITH_POSTCODES } from '#plugins/users/services/postcode'
import { countryRule, phoneRule, postcodeRule } from '#plugins/users/validators/rules'

const name = () => vine.string().trim().minLength(1).maxLength(35).use(printableRule())
const text = (longest: number) => orNull(vine.string().trim().maxLength(longest).use(printableRule()))

/** Fields of an address, for validators of forms. Place and phone are validated together, so a form needs both. */
export const addressFields = {
  firstName: name(),
  lastName: name(),
  company: text(120),
  street: vine.string().trim().minLength(1).maxLength(120).use(printableRule()),
  additional: text(120),
  country: vine.string().trim().toUpperCase().use(countryRule()),
  postcode: requiredWhen(vine.string().trim().maxLength(16).use(postcodeRule()), {
    field: 'country',
    is: WITH_POSTCODES,
  }),
  city: vine.string().trim().minLength(1).maxLength(80).use(printableRule()),
  state: text(80),
  phone: orNull(vine.string().trim().maxLength(40).use(phoneRule())),
  isBillingDefault: vine.boolean(),
  isDeliveryDefault: vine.boolean(),
}

export const storeAddress = vine.compile(vine.object(addressFields))

export const updateAddress = vine.compile(vine.object({ ...addressFields, version: version() }))
