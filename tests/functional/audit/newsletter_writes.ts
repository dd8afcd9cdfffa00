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

/** Addresses that no campaign goes to. */
export async function writeSuppressions(walk: Walk): Promise<void> {
  const body = { email: 'ecartee@exemple.fr', detail: 'A écrit.' }
  const params = { id: (await walk.call('marketing.admin.suppressions.store', { body })).id }
  await walk.call('marketing.admin.suppressions.update', { params, body: { detail: 'A téléphoné.', version: 1 } })
  await walk.call('marketing.admin.suppressions.destroy', { params })
}

/** Campaigns and their events. */
export async function writeCampaigns(walk: Walk): Promise<void> {
  const event = await walk.call('marketing.admin.events.store', {
    body: { name: 'Fête', kind: 'birthday', time: '09:00' },
  })
  const eventId = { id: event.id }
  await walk.call('marketing.admin.events.update', {
    params: eventId,
    body: { name: 'Anniversaire', kind: 'birthday', time: '10:00', version: 1 },
  })
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Bonjour' }] }]
  const words = { subject: { fr_FR: 'Bonjour' }, body: { fr_FR: { type: 'doc', content } }, channels: [] }
  const body = Object.assign({ name: 'Vœux', eventId: event.id }, words)
  const params = { id: (await walk.call('marketing.admin.campaigns.store', { body })).id }
  const renamed = Object.assign({ version: 1 }, body, { name: 'Nos vœux' })
  await walk.call('marketing.admin.campaigns.update', { params, body: renamed })
  await walk.call('marketing.admin.campaigns.test', { params, body: { version: 2 } })
  await walk.call('marketing.admin.campaigns.send', { params, body: { version: 2 } })
  await walk.call('marketing.admin.campaigns.pause', { params, body: { version: 3 } })
  await walk.call('marketing.admin.campaigns.resume', { params, body: { version: 4 } })
  await walk.call('marketing.admin.campaigns.stop', { params, body: { version: 5 } })
  await walk.call('marketing.admin.campaigns.copy', { params, body: { version: 6 } })
  await walk.call('marketing.admin.campaigns.destroy', { params })
  await walk.call('marketing.admin.campaigns.destroy', { params: { id: params.id + 1 } })
  await walk.call('marketing.admin.events.destroy', { params: eventId })
}
