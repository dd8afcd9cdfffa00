import { useCallback, useState } from 'react'
import { useEarlyEffect } from '#web/lib/early_effect'

type Kept = Record<string, string>

function read(key: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '{}') as unknown
    return typeof found === 'object' && found !== null ? (found as Kept) : {}
  } catch {
    // Whatever stood there, or a browser that keeps nothing: as if nothing had been kept.
    return {}
  }
}

function write(key: string, kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Kept for this page only then.
  }
}

/**
 * A choice that a screen keeps in this browser, under one key for all screens (`drawer`, `activeTab`). It is there before
 * the effects of what stands inside run.
 */
export function useKept(key: string, screen: string): [string | null, (value: string | null) => void] {
  const [value, setValue] = useState<string | null>(null)
  useEarlyEffect(() => setValue(read(key)[screen] ?? null), [key, screen])
  const keep = useCallback(
    (next: string | null) => {
      const { [screen]: _, ...others } = read(key)
      write(key, next === null ? others : { ...others, [screen]: next })
      setValue(next)
    },
    [key, screen]
  )
  return [value, keep]
}
