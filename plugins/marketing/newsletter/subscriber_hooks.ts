import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { consentMissing, proofMissing } from '#plugins/marketing/newsletter/errors'
import { forgetReading } from '#plugins/marketing/measuring/traces'
import { consents } from '#plugins/marketing/newsletter/tables'
import type { ResourceHooks } from '#core/resources/resource'
import type { Subscriber } from '#plugins/marketing/newsletter/subscriptions'

type Hooks = Required<ResourceHooks<Omit<Subscriber, 'createdAt' | 'updatedAt'>>>

/** Staff bring whoever agreed elsewhere, and take out whoever wants to go. Nobody subscribes another person again. */
export const checkSubscriber: Hooks['validate'] = ({ before, after }) => {
  if (after.state === 'unsubscribed') return
  if (before === null) {
    if (after.proof.trim() === '') throw proofMissing({}, 'proof')
    if (after.consentedAt === null) throw proofMissing({}, 'consentedAt')
    return
  }
  if (before.state !== after.state) throw consentMissing({}, 'state')
}

/** Notes what staff brought, or took out. */
export const keepProof: Hooks['afterSave'] = async ({ trx, before, after }) => {
  if (before?.state === after.state) return
  if (after.state === 'unsubscribed') {
    await forgetReading(trx, [after.id])
    after.isMeasured = false
  }
  const now = (await app.container.make(Clock)).iso()
  const kind = after.state === 'unsubscribed' ? ('withdrawn' as const) : ('imported' as const)
  const happenedAt = kind === 'imported' ? (after.consentedAt ?? now) : now
  const { id, locale, proof } = after
  const words = kind === 'imported' ? proof : ''
  await consents.insert(trx, { subscriberId: id, kind, source: 'staff', words, locale, ip: null, happenedAt })
}
