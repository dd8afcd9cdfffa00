import { useRef } from 'react'
import { valueAt, withValue, type FormValues } from '#web/admin/form/paths'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { canDiffer, type Setting, type SettingsData } from './setting_types'

/** What stands in the form for a setting: secrets are never shown, only typed anew. */
const shownOf = ({ secret, value }: Setting) => (secret ? '' : value)

/** Settings as a form's values: a key's dots are the path. */
function valuesOf(settings: readonly Setting[]): FormValues {
  return settings.reduce<FormValues>((values, setting) => withValue(values, setting.key, shownOf(setting)), {})
}

interface Fresh {
  key: string
  value: unknown
  changedAt: string | null
}

/** The form of a screen of settings: only what was changed is sent, with when it was stored. */
export function useSettingsForm({ settings, scope }: SettingsData) {
  const values = valuesOf(settings)
  // What somebody else stored meanwhile, as a refusal told it: the next save has seen it.
  const met = useRef(new Map<string, Fresh>())
  const changed = (now: FormValues) =>
    settings.filter((setting) => {
      const before = met.current.get(setting.key)?.value ?? shownOf(setting)
      return setting.isChangeable && canDiffer(setting, scope) && valueAt(now, setting.key) !== before
    })
  const seenOf = ({ key, changedAt }: Setting) => met.current.get(key)?.changedAt ?? changedAt
  return useAdminForm({
    values,
    version: 1,
    save: (now) => {
      const list = changed(now)
      return call('PUT', 'configuration.admin.settings.update', {
        data: {
          ...scope,
          values: Object.fromEntries(list.map(({ key }) => [key, valueAt(now, key)])),
          seen: Object.fromEntries(list.map((setting) => [setting.key, seenOf(setting)])),
        },
      })
    },
    fresh: (row) => {
      const fresh = row as Fresh
      const setting = settings.find(({ key }) => key === fresh.key)
      const value = fresh.changedAt === null ? setting?.fallback : setting?.secret ? '' : fresh.value
      met.current.set(fresh.key, { ...fresh, value })
      return { values: withValue(values, fresh.key, value), version: 1 }
    },
  })
}
