import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { fromStore } from '#core/database/run_rows'
import type { Locale } from '#core/i18n/locales'
import type { RunRows } from '#core/database/run_rows'

// Names in the requested language come last, so that they replace others of the same channel in the map.
const NAMES = `select c.code, t.locale, t.name from configuration_channels c
  join configuration_channel_translations t on t.channel_id = c.id
  order by case t.locale when ? then 1 else 0 end`

/** The names of the channels, in the given language where they have one, else in another. */
export async function listChannelNames(run: RunRows, locale: Locale): Promise<Map<string, string>> {
  const found = await run<{ code: string; name: string }>(NAMES, [locale])
  return new Map(found.map(({ code, name }) => [code, name]))
}

/** The same for controllers. */
@inject()
export class ListChannelNames {
  constructor(private readonly store: Store) {}

  execute(locale: Locale): Promise<Map<string, string>> {
    return listChannelNames(fromStore(this.store), locale)
  }
}
