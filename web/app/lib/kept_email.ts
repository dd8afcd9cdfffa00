import { useEffect, type RefObject } from 'react'

/** Key in the browser's local storage of the address that a guest gave with their wishlist. */
const KEY = 'email'

/** The address that was kept; empty: none was, or this browser keeps nothing. */
export function keptEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Keeps an address in this browser until its owner signs in; empty: takes it away. */
export function keepEmail(email: string): void {
  try {
    if (email) localStorage.setItem(KEY, email)
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** Fills the empty field `email` of a form with the address that was kept. */
export function useKeptEmail(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = place.current?.querySelector<HTMLInputElement>('input[name="email"]')
    if (field && field.value === '') field.value = keptEmail()
  }, [place])
}
