import type { ResourceHooks } from '#core/resources/resource'

type Hook = (...input: never[]) => Promise<void> | void

/** The hooks of several parts of a resource, one after the other. */
export function joinHooks(...parts: readonly ResourceHooks<never>[]): ResourceHooks<never> {
  const names = new Set(parts.flatMap((hooks) => Object.keys(hooks) as (keyof ResourceHooks<never>)[]))
  const joined = [...names].map((name) => {
    const hooks = parts.flatMap((part) => (part[name] as Hook | undefined) ?? [])
    const run: Hook = async (...input) => {
      for (const hook of hooks) await hook(...input)
    }
    return [name, run] as const
  })
  return Object.fromEntries(joined) as ResourceHooks<never>
}
