import { useEffect, type RefObject } from 'react'

/** Local storage key of the email address that a guest entered with their wishlist. */
const KEY = 'email'

/** The saved address; empty without one, or when the browser blocks local storage. */
export function savedEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Saves an address in this browser until its owner signs in. An empty one removes it. */
export function saveEmail(email: string): void {
  try {
    if (email) localStorage.setItem(KEY, email)
    else localStorage.removeItem(KEY)
  } catch {
    // The browser blocks local storage.
  }
}

/** Fills the empty field `email` inside an element with the saved address. */
export function useSavedEmail(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = place.current?.querySelector<HTMLInputElement>('input[name="email"]')
    if (field && field.value === '') field.value = savedEmail()
  }, [place])
}
