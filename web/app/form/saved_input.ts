import { useEffect, useRef, type RefObject } from 'react'
import { useShell } from '#web/lib/shell'
import { isSecret } from './secret'

/** A submitted form in the tab's session storage, until the submission has succeeded. */
interface SavedInput {
  /** Email of the customer. The input is restored for the same customer only. */
  owner: string
  entries: [string, string][]
}

const keyOf = (name: string) => `form:${name}`

export function saveInput(storage: Storage, name: string, owner: string, form: FormData): void {
  const entries = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecret(entry[0])
  )
  storage.setItem(keyOf(name), JSON.stringify({ owner, entries } satisfies SavedInput))
}

/** Reads and deletes the saved input; null if there is none, or it is another customer's. */
export function takeInput(storage: Storage, name: string, owner: string): [string, string][] | null {
  const text = storage.getItem(keyOf(name))
  storage.removeItem(keyOf(name))
  if (text === null) return null
  const saved = JSON.parse(text) as SavedInput
  return saved.owner === owner ? saved.entries : null
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function fill(form: HTMLFormElement, entries: [string, string][]): void {
  for (const element of form.elements) {
    if (!('name' in element) || !('value' in element)) continue
    const field = element as FormField
    // Hidden fields keep the values of the new page.
    if (field.name === '' || field.type === 'hidden' || field.type === 'submit') continue
    const values = entries.filter(([name]) => name === field.name).map(([, value]) => value)
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      field.checked = values.includes(field.value)
    } else if (values[0] !== undefined) {
      field.value = values[0]
    }
  }
}

/**
 * Restores the input of a form after an expired session: the submission then redirects to the login. When the page is left
 * for any other page, the input is deleted. Returns the function that saves the input on submit.
 */
export function useSavedInput(name: string | undefined, form: RefObject<HTMLFormElement | null>) {
  const owner = useShell().visitor.customer?.email ?? ''
  // On the login page, the shell has no customer any more.
  const initialOwner = useRef(owner)
  useEffect(() => {
    const element = form.current
    if (!name || !element) return undefined
    quietly(() => {
      const entries = takeInput(sessionStorage, name, initialOwner.current)
      if (entries) fill(element, entries)
    })
    return () => {
      if (!/\/login\/?$/.test(location.pathname)) quietly(() => sessionStorage.removeItem(keyOf(name)))
    }
  }, [name, form])
  return () => {
    const element = form.current
    if (name && element) quietly(() => saveInput(sessionStorage, name, initialOwner.current, new FormData(element)))
  }
}

/** Ignores errors of the storage: the input is then not restored. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // The storage is disabled or full.
  }
}
