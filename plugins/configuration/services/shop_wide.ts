import { lockConfiguration } from '#plugins/configuration/services/lock_configuration'
import type { DomainEvent } from '#core/events/outbox'
import type { WriteAction } from '#core/resources/resource'

/**
 * What the changes of languages, currencies, channels and rates have in common: writers wait for each other, and what holds
 * channels or the frame of the pages in memory reads them again.
 */
export function shopWide<Row>(kind: string, codeOf: (row: Row) => string) {
  return {
    lock: { lock: lockConfiguration },
    feeds: (row: Row): [string, string][] => [
      // Channels are read together with the languages that are switched on.
      ['configuration.channels', codeOf(row)],
      [`configuration.${kind}`, codeOf(row)],
      ['core.shell', `configuration.${kind}`],
    ],
    events: (row: Row, action: WriteAction): DomainEvent => ({
      name: `configuration.${kind}.changed`,
      subject: `configuration.${kind}:${codeOf(row)}`,
      payload: { code: codeOf(row), action },
    }),
  }
}
