import { useCallback, useState } from 'react'
import { useEarlyEffect } from '#web/lib/early_effect'

type Choices = Record<string, string>

function read(key: string): Choices {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '{}') as unknown
    return typeof found === 'object' && found !== null ? (found as Choices) : {}
  } catch {
    // Invalid JSON, or the browser blocks local storage.
    return {}
  }
}

function write(key: string, choices: Choices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices))
  } catch {
    // Without local storage the choice lasts until the page is left.
  }
}

/**
 * A choice per screen, stored in local storage under one key for all screens (`drawer`, `activeTab`). It is read before the
 * effects of child components run.
 */
export function useStoredChoice(key: string, screen: string): [string | null, (value: string | null) => void] {
  const [value, setValue] = useState<string | null>(null)
  useEarlyEffect(() => setValue(read(key)[screen] ?? null), [key, screen])
  const store = useCallback(
    (next: string | null) => {
      const { [screen]: _, ...others } = read(key)
      write(key, next === null ? others : { ...others, [screen]: next })
      setValue(next)
    },
    [key, screen]
  )
  return [value, store]
}
