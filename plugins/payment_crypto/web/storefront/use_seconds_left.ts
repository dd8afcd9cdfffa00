import { useEffect, useState } from 'react'

/**
 * Counts down from what the server said. It counts by the browser's time that passes, not by its clock, which may be
 * wrong. Without JavaScript the number stays that of the page's loading.
 */
export function useSecondsLeft(atFirst: number): { seconds: number; isTicking: boolean } {
  const [left, setLeft] = useState({ seconds: atFirst, isTicking: false })
  useEffect(() => {
    const begun = performance.now()
    const tick = () => {
      const passed = Math.floor((performance.now() - begun) / 1000)
      setLeft({ seconds: Math.max(atFirst - passed, 0), isTicking: true })
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [atFirst])
  return left
}
