import { useEffect, useLayoutEffect } from 'react'

/**
 * An effect that runs before those of the screens inside: children's effects come before their parents', layout effects
 * before both. What the shell hands to a screen's first effect (where calls go, for one) is set here. The server runs none.
 */
export const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
