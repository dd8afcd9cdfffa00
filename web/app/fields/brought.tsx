import { lazy, Suspense, type ComponentType, type FunctionComponent, type ReactNode } from 'react'

const waiting = new WeakSet<object>()

/** A component of a plugin that is loaded when it is first shown. */
export function broughtLater(load: () => Promise<{ default: ComponentType<never> }>): ComponentType<never> {
  const part = lazy(load as () => Promise<{ default: FunctionComponent<object> }>)
  waiting.add(part)
  return part
}

interface BroughtProps<Props> {
  part: ComponentType<Props>
  props: Props
  fallback?: ReactNode
}

/**
 * Shows a component of a plugin. One that is there already stands in no boundary: React draws a boundary twice when anything in
 * it changes before it is hydrated.
 */
export function Brought<Props extends object>({ part: Part, props, fallback = null }: BroughtProps<Props>) {
  if (!waiting.has(Part)) return <Part {...props} />
  return (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )
}
