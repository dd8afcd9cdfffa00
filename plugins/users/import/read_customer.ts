import { errors } from '@vinejs/vine'
import { countryOf } from '#core/i18n/countries'
import { LOCALES } from '#core/i18n/locales'
import { refusedRows, type ImportProblem } from '#core/import/problem'
import { snakeCase } from '#core/database/table'
import { addressColumn, addressFields, profileFields, type Use } from '#plugins/users/import/customer_columns'
import { importedCustomer } from '#plugins/users/validators/customer_validator'
import { profileOfKind, type CustomerProfile } from '#plugins/users/services/customer_fields'
import { readPlace } from '#plugins/users/services/postcode'
import { storeAddress } from '#plugins/users/validators/address_validator'
import type { AddressForm } from '#plugins/users/services/address_fields'
import type { Cells } from '#core/import/record_session'

/** A part of a customer that was read: what could not be used was left out, and is told. */
interface Read<Value> {
  value: Value
  warnings: ImportProblem[]
}

type HasWords = (key: string) => boolean

/** What a customer does not need: files of other shops have phone numbers that are none. */
const OPTIONAL = new Set([
  'gender',
  'birthDate',
  'phone',
  'company',
  'tradeName',
  'registrationNumber',
  'vatNumber',
  'website',
  'locale',
])

const OPTIONAL_IN_ADDRESS = new Set(['company', 'additional', 'state', 'phone'])

/** The profile of a row. @throws what refuses a value that a customer needs */
export async function readProfile(cells: Cells, hasWords: HasWords): Promise<Read<CustomerProfile>> {
  const form: Record<string, string | null> = {}
  for (const field of profileFields) form[field] = cells[snakeCase(field)] || null
  form.kind ??= 'individual'
  form.gender = form.gender?.toLowerCase() ?? null
  form.locale =
    LOCALES.find((one) => one === form.locale || one.slice(0, 2) === form.locale?.toLowerCase()) ?? form.locale ?? null
  const { value, warnings } = await without(form, OPTIONAL, hasWords, (given) => importedCustomer.validate(given))
  const { corporateName = null, ...profile } = value
  return { value: profileOfKind({ ...profile, corporateName }), warnings }
}

/** The address of a row for one use; null: it has none, or one that no parcel would find. */
export async function readAddress(use: Use, cells: Cells, hasWords: HasWords): Promise<Read<AddressForm | null>> {
  const form: Record<string, string | boolean | null> = { isBillingDefault: false, isDeliveryDefault: false }
  for (const field of addressFields) form[field] = cells[addressColumn(use, field)] || null
  if (form.street === null && form.city === null && form.postcode === null) return { value: null, warnings: [] }
  form.firstName ??= cells.first_name ?? null
  form.lastName ??= cells.last_name ?? null
  form.country = countryOf(String(form.country ?? '')) ?? form.country ?? null
  const atUse = (problem: ImportProblem) => ({ ...problem, column: `${use}.${snakeCase(problem.column ?? '')}` })
  try {
    const read = await without(form, OPTIONAL_IN_ADDRESS, hasWords, (given) => storeAddress.validate(given))
    const { postcode = null, country, ...address } = read.value
    const place =
      postcode === null ? { country, postcode } : (readPlace({ country, postcode }) ?? { country, postcode })
    return { value: { ...address, ...place }, warnings: read.warnings.map(atUse) }
  } catch (error) {
    const told = refusedRows(error, 0, hasWords)
    if (!told) throw error
    return { value: null, warnings: told.map(atUse) }
  }
}

/** Validates a form; optional values that are refused are left out. */
async function without<Value>(
  form: Record<string, unknown>,
  optional: ReadonlySet<string>,
  hasWords: HasWords,
  validate: (form: Record<string, unknown>) => Promise<Value>
): Promise<Read<Value>> {
  try {
    return { value: await validate(form), warnings: [] }
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const refused = (error.messages as { field: string }[]).map(({ field }) => field)
    if (!refused.every((field) => optional.has(field))) throw error
    const rest = { ...form, ...Object.fromEntries(refused.map((field) => [field, null])) }
    return { value: await validate(rest), warnings: refusedRows(error, 0, hasWords) ?? [] }
  }
}
