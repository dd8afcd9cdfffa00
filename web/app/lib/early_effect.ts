import { useEffect, useLayoutEffect } from 'react'

/**
 * An effect of a parent that runs before the effects of its children, as a layout effect. The shell uses it for data that a
 * screen's first effect needs, such as the routes of `call`. On the server it is `useEffect`, which does nothing there and
 * does not warn.
 */
export const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
