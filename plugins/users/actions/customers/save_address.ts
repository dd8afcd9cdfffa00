import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { Address } from '#plugins/users/models/address'
import { addressNotFound, addressStale, tooManyAddresses } from '#plugins/users/errors/customers'
import { addressAnswer } from '#plugins/users/transformers/address'
import { readPlace } from '#plugins/users/services/postcode'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { toldAddress, type AddressForm } from '#plugins/users/services/address_fields'
import type { Origin } from '#core/audit/origin'

/** More than anybody has; a form sent by a program must not fill the table. */
const MOST = 50

const USES = ['isBillingDefault', 'isDeliveryDefault'] as const

/** Which address of whom; without a number a new one. */
export interface AddressTarget {
  customerId: number
  id?: number
  version?: number
}

/** Adds an address to a customer, or changes one. The first is the default of both uses; another default takes over. */
@inject()
export class SaveAddress {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /**
   * Gives its number.
   * @throws customerNotFound, customerErased, addressNotFound, addressStale, tooManyAddresses
   */
  execute(target: AddressTarget, form: AddressForm, origin: Origin): Promise<number> {
    const { customerId } = target
    return this.store.transaction(async (trx) => {
      await openCustomer(trx, customerId)
      const now = this.clock.now()
      const standing = await Address.query({ client: trx }).where('customer_id', customerId)
      const address = this.#open(standing, target).useTransaction(trx)
      const before = address.$isPersisted ? toldAddress(address) : {}
      const isFirst = standing.length === 0 ? { isBillingDefault: true, isDeliveryDefault: true } : {}
      address.merge({ ...form, ...placeOf(form), ...isFirst, customerId, updatedAt: now })
      if (address.$isPersisted) address.version += 1
      else address.merge({ createdAt: now })
      await address.save()
      const others = standing.filter(({ id }) => id !== address.id)
      const changes = { ...fieldChanges(before, toldAddress(address)), ...(await this.#takeOver(trx, address, others)) }
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
    if (address.version !== version) throw addressStale({}, undefined, { current: addressAnswer(address) })
    return address
  }

  /** The former defaults are none any more; a form that still shows one as such is stale. */
  async #takeOver(trx: Transaction, address: Address, others: Address[]) {
    const changes: ReturnType<typeof fieldChanges> = {}
    for (const other of others) {
      const lost = USES.filter((use) => address[use] && other[use])
      if (lost.length === 0) continue
      const before = toldAddress(other)
      other.merge(Object.fromEntries(lost.map((use) => [use, false])))
      other.merge({ version: other.version + 1, updatedAt: this.clock.now() })
      await other.useTransaction(trx).save()
      Object.assign(changes, fieldChanges(before, toldAddress(other)))
    }
    return changes
  }
}

/** Overseas postcodes name their own country; the form was checked before. */
function placeOf({ country, postcode }: AddressForm) {
  return postcode === null ? { country, postcode } : readPlace({ country, postcode })
}
