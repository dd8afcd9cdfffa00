import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { Address } from '#plugins/users/models/address'
import { addressNotFound, tooManyAddresses } from '#plugins/users/errors/customers'
import { addressAnswer } from '#plugins/users/transformers/address'
import { readPlace } from '#plugins/users/services/postcode'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { auditedAddress, type AddressForm } from '#plugins/users/services/address_fields'
import type { Origin } from '#core/audit/origin'

/** Addresses per customer: more than anybody needs. A script must not fill the table. */
const MOST = 50

const USES = ['isBillingDefault', 'isDeliveryDefault'] as const

/** Which address of whom; without a number a new one. */
export interface AddressTarget {
  customerId: number
  id?: number
  version?: number
}

/** Adds an address to a customer, or changes one. The first is the default for both uses; a new default replaces the former. */
@inject()
export class SaveAddress {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /**
   * Gives its number.
   * @throws customerNotFound, customerErased, addressNotFound, staleWrite, tooManyAddresses
   */
  execute(target: AddressTarget, form: AddressForm, origin: Origin): Promise<number> {
    const { customerId } = target
    return this.store.transaction(async (trx) => {
      await openCustomer(trx, customerId)
      const now = this.clock.now()
      const standing = await Address.query({ client: trx }).where('customer_id', customerId)
      const address = this.#open(standing, target).useTransaction(trx)
      const before = address.$isPersisted ? auditedAddress(address) : {}
      const isFirst = standing.length === 0 ? { isBillingDefault: true, isDeliveryDefault: true } : {}
      address.merge({ ...form, ...placeOf(form), ...isFirst, customerId, updatedAt: now })
      if (address.$isPersisted) address.version += 1
      else address.merge({ createdAt: now })
      await address.save()
      const others = standing.filter(({ id }) => id !== address.id)
      const changes = {
        ...fieldChanges(before, auditedAddress(address)),
        ...(await this.#takeOver(trx, address, others)),
      }
      const entry = { subject: 'users.customers', subjectId: String(customerId), action: 'updated' as const, changes }
      await this.audit.record(trx, origin, entry)
      return address.id
    })
  }

  #open(standing: Address[], { id, version }: AddressTarget): Address {
    if (id === undefined) {
      if (standing.length >= MOST) throw tooManyAddresses({ most: MOST })
      return new Address()
    }
    const address = standing.find((one) => one.id === id)
    if (!address) throw addressNotFound()
    if (address.version !== version) throw staleWrite({}, undefined, { current: addressAnswer(address) })
    return address
  }

  /** The former defaults are none any more; a form that still shows one as such is stale. */
  async #takeOver(trx: Transaction, address: Address, others: Address[]) {
    const changes: ReturnType<typeof fieldChanges> = {}
    for (const other of others) {
      const lost = USES.filter((use) => address[use] && other[use])
      if (lost.length === 0) continue
      const before = auditedAddress(other)
      other.merge(Object.fromEntries(lost.map((use) => [use, false])))
      other.merge({ version: other.version + 1, updatedAt: this.clock.now() })
      await other.useTransaction(trx).save()
      Object.assign(changes, fieldChanges(before, auditedAddress(other)))
    }
    return changes
  }
}

/** Overseas postcodes name their own country; the form was checked before. */
function placeOf({ country, postcode }: AddressForm) {
  return postcode === null ? { country, postcode } : readPlace({ country, postcode })
}
