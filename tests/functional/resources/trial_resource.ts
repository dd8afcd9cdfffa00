import app from '@adonisjs/core/services/app'
import { AuditLog } from '#core/audit/audit_log'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { KindRegistry } from '#core/fields/kind_registry'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { Lists } from '#core/lists/lists'
import { Outbox } from '#core/events/outbox'
import { PluginRegistry } from '#core/plugin/registry'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { RowNames } from '#core/lists/row_names'
import { Store } from '#core/database/store'
import { WriteMany } from '#core/resources/write_many'
import { WriteResource } from '#core/resources/write_resource'
import { definePlugin } from '#core/plugin/define_plugin'
import { systemOrigin } from '#core/audit/origin'
import { withResources } from '#core/resources/resource_plugin'
import type { AnyResource } from '#core/resources/resource'
import type { Writer } from '#core/resources/writer'

/** Resources that no plugin has, with what reads and writes rows of the first. Their ids are `trial.…`. */
export async function trialOf(resource: AnyResource, ...others: AnyResource[]) {
  const store = await app.container.make(Store)
  const label = { fr_FR: 'Essai', en_GB: 'Trial' }
  const plugin = withResources(definePlugin({ id: 'trial', version: '1.0.0', label, resources: [resource, ...others] }))
  const registry = new PluginRegistry([plugin])
  const resources = new ResourceCatalogue(registry, new KindRegistry())
  const catalogue = new ListCatalogue(registry, {
    keys: () => [resource, ...others].map(({ id }) => id),
    list: (key, listOf) => resources.list(key, { baseCurrency: 'EUR', listOf }),
  })
  const names = new RowNames(store, catalogue)
  const clock = await app.container.make(Clock)
  const lists = new Lists(store, catalogue, await app.container.make(ChannelPort), clock)
  const [audit, outbox] = [await app.container.make(AuditLog), await app.container.make(Outbox)]
  const write = new WriteResource(store, resources, lists, audit, outbox, clock)
  const many = new WriteMany(resources, write, clock)
  return { store, resources, lists, names, write, many, made: resources.find(resource.id) as MadeResource }
}

/** Who writes, with these permissions. */
export const trialWriter = (held: Writer['held'] = 'all'): Writer => ({
  origin: systemOrigin('command', 'test'),
  locale: 'en_GB',
  held,
  may: (key) => held === 'all' || held.has(key),
})
