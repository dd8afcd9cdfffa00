import type { Walk } from './walk.js'

/** Subscribers that staff bring, and topics. */
export async function writeNewsletter(walk: Walk): Promise<void> {
  const proof = { consentedAt: '2026-03-14T10:00:00.000Z', proof: 'Bulletin signé' }
  const person = { email: 'abonnee@exemple.fr', state: 'confirmed', locale: 'fr_FR', channel: 'default' }
  const subscriber = await walk.call('marketing.admin.subscribers.store', { body: Object.assign({}, person, proof) })
  const params = { id: subscriber.id }
  const gone = { state: 'unsubscribed', locale: 'fr_FR', channel: 'default', version: 1 }
  await walk.call('marketing.admin.subscribers.update', { params, body: gone })
  await walk.call('marketing.admin.subscribers.destroy', { params })
  const add = (name: string) => walk.call('marketing.admin.topics.store', { body: { name: { fr_FR: name } } })
  const topic = { id: (await add('Primeurs')).id }
  await add('Offres')
  await walk.call('marketing.admin.topics.move', { params: topic, body: { parentId: null, position: 1, version: 1 } })
  const renamed = { name: { fr_FR: 'Vendanges' }, isActive: true, version: 2 }
  await walk.call('marketing.admin.topics.update', { params: topic, body: renamed })
  await walk.call('marketing.admin.topics.destroy', { params: topic })
}
