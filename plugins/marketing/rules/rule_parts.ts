import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import type { RuleAction } from '#plugins/marketing/contracts/rule_action'
import type { RuleCondition } from '#plugins/marketing/contracts/rule_condition'

/** Conditions and actions by their names, in the order of the plugins. */
export interface LoadedParts {
  conditions: ReadonlyMap<string, RuleCondition>
  actions: ReadonlyMap<string, RuleAction>
}

interface Brought<T> {
  name: string
  load(): Promise<T>
}

const LOADED = new WeakMap<object, Promise<LoadedParts>>()

/** What plugins contribute to `marketing.conditions` and `marketing.actions`. Imported once a process. */
@inject()
export class RuleParts {
  constructor(private readonly registry: PluginRegistry) {}

  load(): Promise<LoadedParts> {
    const { registry } = this
    let loaded = LOADED.get(registry)
    if (!loaded) {
      loaded = loadParts(registry.contributions('marketing.conditions'), registry.contributions('marketing.actions'))
      LOADED.set(registry, loaded)
      loaded.catch(() => LOADED.delete(registry))
    }
    return loaded
  }
}

export async function loadParts(
  conditions: readonly Brought<RuleCondition>[],
  actions: readonly Brought<RuleAction>[]
): Promise<LoadedParts> {
  const named = async <T>(brought: readonly Brought<T>[]) =>
    new Map(await Promise.all(brought.map(async ({ name, load }) => [name, await load()] as const)))
  return { conditions: await named(conditions), actions: await named(actions) }
}
