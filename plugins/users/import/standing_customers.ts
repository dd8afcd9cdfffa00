import { personName } from '#core/text/person_name'
import { snakeCase } from '#core/database/table'
import { addressColumn, addressFields, profileFields, type Use } from '#plugins/users/import/customer_columns'
import type { AddressForm } from '#plugins/users/services/address_fields'
import type { Cells } from '#core/import/record_session'
import type { CustomerProfile } from '#plugins/users/services/customer_fields'
import type { Statements } from '#core/database/statements'

export interface StandingAddress extends AddressForm {
  id: number
  version: number
}

/** A customer that the shop has. */
export interface StandingCustomer {
  id: number
  version: number
  title: string
  cells: Cells
  profile: CustomerProfile
  group: { id: number; code: string }
  /** They chose a password, or signed in. */
  hasCome: boolean
  addresses: StandingAddress[]
}

const PROFILE = profileFields.map((field) => `c.${snakeCase(field)} as "${field}"`).join(', ')
const ADDRESS = addressFields.map((field) => `${snakeCase(field)} as "${field}"`).join(', ')

type Row = CustomerProfile & { id: number; version: number; groupId: number; groupCode: string; hasCome: unknown }

/** Customers by their e-mail addresses, with all of their addresses: two statements. Erased ones are left out. */
export async function standingCustomers(
  db: Statements,
  asked: { emails: readonly string[] } | { ids: readonly number[] }
): Promise<Map<string, StandingCustomer>> {
  const [where, list] = 'emails' in asked ? [`c.email in ${db.texts}`, asked.emails] : [`c.id in ${db.ids}`, asked.ids]
  const rows = await db.run<Row>(
    `select c.id, c.version, c.group_id as "groupId", g.code as "groupCode", ${PROFILE},
       (c.password is not null or c.last_signed_in_at is not null) as "hasCome"
     from users_customers c join users_groups g on g.id = c.group_id
     where ${where} and c.erased_at is null order by c.id`,
    list
  )
  const addresses = await db.run<StandingAddress & { customerId: number }>(
    `select id, customer_id as "customerId", version, ${ADDRESS}, is_billing_default as "isBillingDefault",
       is_delivery_default as "isDeliveryDefault" from users_addresses where customer_id in ${db.ids} order by id`,
    rows.map(({ id }) => Number(id))
  )
  const byCustomer = Map.groupBy(addresses, ({ customerId }) => Number(customerId))
  return new Map(
    rows.map(({ id, version, groupId, groupCode, hasCome, ...profile }) => {
      const own = (byCustomer.get(Number(id)) ?? []).map(({ customerId: _, ...address }) => ({
        ...address,
        id: Number(address.id),
        isBillingDefault: Boolean(address.isBillingDefault),
        isDeliveryDefault: Boolean(address.isDeliveryDefault),
      }))
      const standing = {
        id: Number(id),
        version: Number(version),
        title: personName(profile),
        cells: { ...profileCells(profile), group: groupCode, ...addressCells(own) },
        profile,
        group: { id: Number(groupId), code: groupCode },
        hasCome: Boolean(hasCome),
        addresses: own,
      }
      return [profile.email, standing] as const
    })
  )
}

export function profileCells(profile: CustomerProfile): Record<string, string> {
  return Object.fromEntries(profileFields.map((field) => [snakeCase(field), profile[field] ?? '']))
}

export function cellsOfAddress(use: Use, address: AddressForm): Record<string, string> {
  return Object.fromEntries(addressFields.map((field) => [addressColumn(use, field), address[field] ?? '']))
}

/** The default addresses as cells. */
function addressCells(addresses: readonly StandingAddress[]): Cells {
  const [billing, delivery] = [addresses.find(isBilling), addresses.find(isDelivery)]
  return { ...(billing && cellsOfAddress('billing', billing)), ...(delivery && cellsOfAddress('delivery', delivery)) }
}

export const isBilling = ({ isBillingDefault }: AddressForm) => isBillingDefault
export const isDelivery = ({ isDeliveryDefault }: AddressForm) => isDeliveryDefault
